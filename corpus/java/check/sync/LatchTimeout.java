// expect: verified
// outcomes: false 0|false 1|true 0
// What await(timeout) returned, and the count afterwards. It may time out before the latch opens (count 1), or time out
// while it opens (count 0), or see it open.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class LatchTimeout {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        new Thread(latch::countDown).start();
        boolean opened = latch.await(1, TimeUnit.MILLISECONDS);
        System.out.println(opened + " " + latch.getCount());
    }
}
