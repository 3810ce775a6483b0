// expect: assertion
// The value an annotation has by default is made when it is asked for.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class AnnotationDefault {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    enum Colour {
        RED;

        Colour() {
            work();
        }
    }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Painted {
        Colour value() default Colour.RED;
    }

    static void other() {
        try {
            Painted.class.getMethod("value").getDefaultValue();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(AnnotationDefault::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
