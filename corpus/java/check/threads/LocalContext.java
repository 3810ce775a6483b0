// expect: verified
// args: 2
// larger: 3
// pair: SharedContext
// Threads. A ThreadLocal is each thread's own.
public class LocalContext {
    static final ThreadLocal<Integer> user = ThreadLocal.withInitial(() -> -1);

    public static void main(String[] args) {
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            int id = i;
            new Thread(() -> {
                assert user.get() == -1;
                user.set(id);
                Thread.yield();
                assert user.get() == id;
            }).start();
        }
    }
}
