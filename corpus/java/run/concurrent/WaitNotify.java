import java.util.*;

public class WaitNotify {
    static class Box<T> {
        private final Queue<T> q = new ArrayDeque<>();
        private final int cap;

        Box(int cap) {
            this.cap = cap;
        }

        synchronized void put(T t) throws InterruptedException {
            while (q.size() == cap) wait();
            q.add(t);
            notifyAll();
        }

        synchronized T take() throws InterruptedException {
            while (q.isEmpty()) wait();
            T t = q.remove();
            notifyAll();
            return t;
        }
    }

    public static void main(String[] args) throws Exception {
        Box<Integer> b = new Box<>(3);
        long[] sum = new long[1];
        Thread prod = new Thread(() -> {
            try {
                for (int i = 1; i <= 100; i++) b.put(i);
                b.put(-1);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        Thread cons = new Thread(() -> {
            try {
                for (int v; (v = b.take()) != -1; ) sum[0] = sum[0] * 3 + v;
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        prod.start();
        cons.start();
        prod.join();
        cons.join();
        System.out.println(sum[0]);
        for (Runnable r : List.<Runnable>of(() -> b.notify(), () -> b.notifyAll(), () -> {
            try {
                b.wait(1);
            } catch (InterruptedException e) {
                System.out.println("no");
            }
        })) {
            try {
                r.run();
            } catch (IllegalMonitorStateException e) {
                System.out.println(e.getMessage());
            }
        }
        synchronized (b) {
            synchronized (b) {
                System.out.println(Thread.holdsLock(b));
                b.wait(5);
            }
        }
        System.out.println(Thread.holdsLock(b));
        try {
            synchronized (b) {
                throw new RuntimeException("leaves monitor");
            }
        } catch (RuntimeException e) {
            System.out.println(Thread.holdsLock(b) + e.getMessage());
        }
    }
}
