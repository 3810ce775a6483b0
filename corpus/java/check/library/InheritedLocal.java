// expect: assertion
// A thread inherits the value of its maker's InheritableThreadLocal: the same object.
public class InheritedLocal {
    static final InheritableThreadLocal<int[]> COUNT = new InheritableThreadLocal<>();

    public static void main(String[] args) throws InterruptedException {
        int[] count = new int[1];
        COUNT.set(count);
        Thread heir = new Thread(() -> COUNT.get()[0]++);
        heir.start();
        COUNT.get()[0]++;
        heir.join();
        assert count[0] == 2 : "an update is lost"; //! assertion
    }
}
