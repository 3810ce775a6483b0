// expect: assertion
// pair: LocalKept
// What a thread keeps for itself in a ThreadLocal is its own no longer once another thread gets hold of it.
public class LocalHandedOn {
    static final ThreadLocal<int[]> COUNT = ThreadLocal.withInitial(() -> new int[1]);
    static volatile int[] handedOn;
    static boolean both;

    public static void main(String[] args) throws InterruptedException {
        Thread owner = new Thread(() -> {
            handedOn = COUNT.get();
            COUNT.get()[0]++;
        });
        Thread other = new Thread(() -> {
            int[] count = handedOn;
            if (count != null) {
                both = true;
                count[0]++;
            }
        });
        owner.start();
        other.start();
        owner.join();
        other.join();
        assert !both || handedOn[0] == 2 : "an update is lost"; //! assertion
    }
}
