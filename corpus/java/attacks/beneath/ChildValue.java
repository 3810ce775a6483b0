// expect: assertion
// What a thread inherits is made in the constructor of Thread.
public class ChildValue {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static final InheritableThreadLocal<String> LOCAL = new InheritableThreadLocal<>() {
        protected String childValue(String parent) {
            work();
            return parent;
        }
    };

    static void other() {
        try {
            LOCAL.set("a");
            new Thread();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ChildValue::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
