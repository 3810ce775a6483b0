// expect: assertion
// What a barrier does last is code of the program.
import java.util.concurrent.CyclicBarrier;

public class BarrierAction {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static void other() {
        try {
            new CyclicBarrier(1, () -> work()).await();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(BarrierAction::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
