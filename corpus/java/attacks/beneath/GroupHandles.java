// expect: assertion
// The end of a thread is told to its group, which the program overrides.
public class GroupHandles {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Group extends ThreadGroup {
        Group() {
            super("any");
        }

        public void uncaughtException(Thread thread, Throwable why) {
            work();
        }
    }

    static void other() {
        try {
            Thread dies = new Thread(new Group(), () -> {
                throw new IllegalStateException();
            });
            dies.start();
            dies.join();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(GroupHandles::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
