// expect: assertion
// args: 2
// larger: 3
// jdk: 21+
// pair: VirtualCounterLocked
// Virtual threads. They interleave like any others.
public class VirtualCounter {
    static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = Thread.startVirtualThread(() -> count++);
        }
        for (Thread t : threads) {
            t.join();
        }
        assert count == threads.length; //! assertion
    }
}
