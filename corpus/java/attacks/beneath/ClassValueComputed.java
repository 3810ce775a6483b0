// expect: assertion
// The value of a class is computed by code of the program.
public class ClassValueComputed {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static final ClassValue<String> VALUE = new ClassValue<>() {
        protected String computeValue(Class<?> of) {
            work();
            return "a";
        }
    };

    static void other() {
        try {
            VALUE.get(String.class);
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ClassValueComputed::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
