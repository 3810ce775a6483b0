// expect: verified
// pair: LocalHandedOn
// Each thread has a count of its own, and hands on a number.
public class LocalKept {
    static final ThreadLocal<int[]> COUNT = ThreadLocal.withInitial(() -> new int[1]);
    static volatile int sum;

    static int count() {
        for (int n = 0; n < 5; n++) {
            COUNT.get()[0]++;
        }
        int all = COUNT.get()[0];
        COUNT.remove();
        return all + COUNT.get()[0];
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> sum = count());
        other.start();
        int own = count();
        other.join();
        assert own == 5 && sum == 5;
    }
}
