// expect: verified
// pair: threads/CountUp
// args: 3
// larger: 100
public class CountUpLocked {
    static int count;

    static synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        Runnable work = () -> {
            for (int i = 0; i < n; i++) {
                increment();
            }
        };
        Thread first = new Thread(work);
        Thread second = new Thread(work);
        first.start();
        second.start();
        first.join();
        second.join();
        assert count == 2 * n : count;
    }
}
