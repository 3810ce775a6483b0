// expect: assertion
// A latch orders what came before, and nothing after.
import java.util.concurrent.*;
public class WrittenAfterLatch { static int x; public static void main(String[] a) throws Exception { CountDownLatch l = new CountDownLatch(1); Thread t = new Thread(() -> { int k = x; x = k + 1; l.countDown(); x = 7; }); t.start(); l.await(); int k = x; assert k == 1; } }
