// expect: deadlock
// args: 1
// larger: 4
// pair: LockOrderFixed
// Rounds. Two threads take two monitors in opposite orders.
public class LockOrder {
    static int shared;

    static void work(Object outer, Object inner, int rounds) {
        for (int i = 0; i < rounds; i++) {
            synchronized (outer) {
                synchronized (inner) { //! deadlock
                    shared++;
                }
            }
        }
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        Object a = new Object(), b = new Object();
        new Thread(() -> work(a, b, rounds)).start();
        work(b, a, rounds);
    }
}
