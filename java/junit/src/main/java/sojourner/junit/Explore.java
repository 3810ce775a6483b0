package sojourner.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test that is checked under every schedule of its threads and every random draw, instead of being run once. Write it
 * instead of {@code @Test}, or on a class for all of its tests. The program {@code sojourner} has to be installed.
 *
 * <p>A violated test fails with the story of a run that breaks it, and with a token: {@code @Explore(replay = "...")} runs
 * just that run again.
 */
@Documented
@Target({ElementType.METHOD, ElementType.TYPE})
@Retention(RetentionPolicy.RUNTIME)
@Test
@ExtendWith(ExploreExtension.class)
public @interface Explore {
    /** The time for the test: 500ms, 10s, 5m. */
    String time() default "10s";

    /** The memory for the test: 500M, 2G; otherwise three quarters of what is free. */
    String memory() default "";

    /** The token of a run: only that one is run, and the test fails if it still breaks something. */
    String replay() default "";

    /** What becomes of a test that the time ended: it is not known to hold. */
    Undecided undecided() default Undecided.ABORT;

    /** More words for {@code sojourner test}, such as {@code "--property=deadlock"}. */
    String[] options() default {};

    /** What a test counts as that was not decided. */
    enum Undecided {
        /** Neither passed nor failed. */
        ABORT,
        FAIL,
        PASS
    }
}
