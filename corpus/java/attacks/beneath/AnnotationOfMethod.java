// expect: assertion
// An annotation of a method holds a constant.
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

public class AnnotationOfMethod {
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

    static class House {
        @Painted(Colour.RED)
        public void live() {
        }
    }

    static void other() {
        try {
            House.class.getMethod("live").getAnnotations();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(AnnotationOfMethod::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
