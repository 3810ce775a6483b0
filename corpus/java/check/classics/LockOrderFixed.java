// expect: verified
// args: 1
// larger: 4
// pair: LockOrder
// Rounds. Both threads take the monitors in the same order, so the counter is exact and no cycle can form.
public class LockOrderFixed {
    static int shared;

    static void work(Object outer, Object inner, int rounds) {
        for (int i = 0; i < rounds; i++) {
            synchronized (outer) {
                synchronized (inner) {
                    shared++;
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int rounds = Integer.parseInt(args[0]);
        Object a = new Object(), b = new Object();
        Thread t = new Thread(() -> work(a, b, rounds));
        t.start();
        work(a, b, rounds);
        t.join();
        assert shared == 2 * rounds;
    }
}
