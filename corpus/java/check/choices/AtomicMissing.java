// expect: assertion
// pair: AtomicSection
// One of the increments is outside of the atomic section.
import gov.nasa.jpf.vm.Verify;

public class AtomicMissing {
    static int count;

    static void increment() {
        Verify.beginAtomic();
        int seen = count;
        Verify.endAtomic();
        count = seen + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(AtomicMissing::increment);
        t.start();
        increment();
        t.join();
        assert count == 2; //! assertion
    }
}
