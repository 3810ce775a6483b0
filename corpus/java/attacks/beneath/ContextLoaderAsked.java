// expect: assertion
// The constructor of Thread asks the thread that makes it for its loader.
public class ContextLoaderAsked {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Maker extends Thread {
        public ClassLoader getContextClassLoader() {
            work();
            return super.getContextClassLoader();
        }

        public void run() {
            new Thread();
        }
    }

    static void other() {
        try {
            Maker maker = new Maker();
            maker.start();
            maker.join();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ContextLoaderAsked::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
