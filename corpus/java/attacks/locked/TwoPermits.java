// expect: assertion
// A semaphore with two permits is no lock.
import java.util.concurrent.*;
public class TwoPermits { static final Semaphore S = new Semaphore(2); static int x; public static void main(String[] a) throws Exception { Runnable r = () -> { S.acquireUninterruptibly(); int k = x; x = k + 1; S.release(); }; Thread t = new Thread(r); t.start(); r.run(); t.join(); assert x == 2; } }
