import java.util.*;

public class ThreadsJoin {
    static int counter;
    static synchronized void inc() {
        counter++;
    }

    public static void main(String[] args) throws Exception {
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) inc();
            }, "w" + i);
        }
        System.out.println(ts[0].getState() + " " + ts[0].isAlive() + " " + ts[0].getName());
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        System.out.println(counter + " " + ts[0].getState() + " " + ts[0].isAlive());
        try {
            ts[0].start();
        } catch (IllegalThreadStateException e) {
            System.out.println("already started");
        }
        Thread t = new Thread() {
            @Override
            public void run() {
                System.out.println("in " + getName() + " " + isDaemon() + " " + Thread.currentThread().getName());
            }
        };
        t.setName("custom");
        t.start();
        t.join();
        Thread bad = new Thread(() -> {
            throw new IllegalStateException("in thread");
        }, "bad");
        bad.setUncaughtExceptionHandler((th, e) -> System.out.println(th.getName() + ": " + e.getMessage()));
        bad.start();
        bad.join();
        Thread def = new Thread(() -> {
            int[] a = new int[1];
            a[1] = 0;
        }, "default-handler");
        def.start();
        def.join();
        Thread.currentThread().interrupt();
        System.out.println(Thread.currentThread().isInterrupted() + " " + Thread.interrupted() + " " + Thread.interrupted());
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException e) {
                System.out.println("interrupted " + e.getMessage() + Thread.currentThread().isInterrupted());
            }
        });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
        Thread.currentThread().interrupt();
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            System.out.println("pre-interrupted");
        }
        Thread.sleep(1);
        Thread.yield();
        Thread daemon = new Thread(() -> {
            while (true) {
                try {
                    Thread.sleep(1000000);
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        daemon.setDaemon(true);
        daemon.start();
        System.out.println("main ends " + Thread.holdsLock(ts));
    }
}
