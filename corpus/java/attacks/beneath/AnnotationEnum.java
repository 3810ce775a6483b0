// expect: assertion
// An annotation holds a constant, which is made when the annotation is read.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class AnnotationEnum {
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
        Colour value();
    }

    @Painted(Colour.RED)
    static class House {
    }

    static void other() {
        try {
            House.class.getAnnotation(Painted.class).value();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(AnnotationEnum::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
