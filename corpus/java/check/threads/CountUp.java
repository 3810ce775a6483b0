// expect: assertion
// pair: threads/CountUpLocked
// args: 3
// larger: 1000
// Two threads count to n each, without a lock. With a large n a run is long, and whoever is left alone has much to do.
public class CountUp {
    static int count;

    public static void main(String[] args) throws InterruptedException {
        int n = Integer.parseInt(args[0]);
        Runnable work = () -> {
            for (int i = 0; i < n; i++) {
                count++;
            }
        };
        Thread first = new Thread(work);
        Thread second = new Thread(work);
        first.start();
        second.start();
        first.join();
        second.join();
        assert count == 2 * n : count; //! assertion
    }
}
