// expect: exception java.lang.NullPointerException
// pair: WaitInRounds
// One timed round is taken for enough: the poll may time out before the producer has run.
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

public class WaitInRoundsLost {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<String> queue = new LinkedBlockingQueue<>();
        new Thread(() -> queue.add("work")).start();
        String got = queue.poll(100, TimeUnit.MILLISECONDS);
        System.out.println(got.length()); //! exception
    }
}
