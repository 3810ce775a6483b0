// expect: assertion
// A delay may be over by the time somebody looks.
import java.util.concurrent.*;
public class DelayOver { static class D implements Delayed { final long until; D(long n) { until = System.nanoTime() + n; } public long getDelay(TimeUnit u) { return u.convert(until - System.nanoTime(), TimeUnit.NANOSECONDS); } public int compareTo(Delayed o) { return Long.compare(until, ((D) o).until); } }
 public static void main(String[] a) throws Exception { DelayQueue<D> q = new DelayQueue<>(); q.add(new D(1000)); Thread t = new Thread(() -> { try { Thread.sleep(1); } catch (InterruptedException e) {} }); t.start(); assert q.poll() == null; } }
