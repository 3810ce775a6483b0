public class TimersVirtual {
    public static void main(String[] args) throws Throwable {
        long t0 = System.nanoTime();
        Thread.sleep(30);
        long ms = (System.nanoTime() - t0) / 1_000_000;
        System.out.println(ms >= 29);
        java.util.Timer t = new java.util.Timer(true);
        java.util.concurrent.CountDownLatch l = new java.util.concurrent.CountDownLatch(3);
        t.schedule(new java.util.TimerTask() { public void run() { l.countDown(); } }, 1, 2);
        l.await();
        t.cancel();
        System.out.println(l.getCount());
        Object lock = new Object();
        synchronized (lock) { lock.wait(5); }
        System.out.println("waited " + Thread.currentThread().getState());
    }
}
