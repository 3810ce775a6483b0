// expect: assertion
// A queue writes its elements into an array of the program, and a null behind them, one after the other.
import java.util.concurrent.ArrayBlockingQueue;

public class QueueIntoArray {
    static final String[] INTO = {"old", "old", "old"};
    static final ArrayBlockingQueue<String> QUEUE = new ArrayBlockingQueue<>(2);

    public static void main(String[] args) throws Exception {
        QUEUE.add("new");
        Thread writer = new Thread(() -> QUEUE.toArray(INTO));
        writer.start();
        if (INTO[0] == "new") {
            assert INTO[1] == null; //! assertion
        }
        writer.join();
    }
}
