// expect: assertion
// A queue writes its elements into an array of the program one after the other.
import java.util.concurrent.LinkedBlockingQueue;

public class LinkedIntoArray {
    static final String[] INTO = {"old", "old"};
    static final LinkedBlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();

    public static void main(String[] args) throws Exception {
        QUEUE.add("a");
        QUEUE.add("b");
        Thread writer = new Thread(() -> QUEUE.toArray(INTO));
        writer.start();
        if (INTO[0] == "a") {
            assert INTO[1] == "b"; //! assertion
        }
        writer.join();
    }
}
