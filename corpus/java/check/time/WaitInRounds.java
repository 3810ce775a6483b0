// expect: verified
// pair: WaitInRoundsLost
// A consumer looks at a queue in timed rounds: the clock goes on, but every round begins in the state of the last one.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class WaitInRounds {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        new Thread(() -> queue.add("work")).start();
        String got = null;
        while (got == null) {
            got = queue.poll(100, TimeUnit.MILLISECONDS);
        }
        assert got.equals("work");
    }
}
