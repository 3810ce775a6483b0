// expect: assertion
// The first value of a local of a thread is made by code of the program.
public class LocalInitial {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static void other() {
        try {
            ThreadLocal.withInitial(() -> {
                work();
                return "a";
            }).get();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(LocalInitial::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
