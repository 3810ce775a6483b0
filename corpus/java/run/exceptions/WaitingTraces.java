import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Where threads that wait, sleep and are interrupted say they are. */
public class WaitingTraces {
    interface Action {
        void run() throws Exception;
    }

    static void attempt(Action action) {
        try {
            action.run();
        } catch (Exception e) {
            e.printStackTrace(System.out);
        }
    }

    static void interrupted(Action action) {
        Thread.currentThread().interrupt();
        attempt(action);
        System.out.println("still: " + Thread.interrupted());
    }

    static class Sleeper extends Thread {
        @Override
        public void run() {
            attempt(() -> Thread.sleep(100_000));
        }
    }

    static class Waiter extends Thread {
        @Override
        public void run() {
            try {
                synchronized (this) {
                    wait();
                }
            } catch (InterruptedException e) {
                e.printStackTrace(System.out);
            }
        }
    }

    static void wake(Thread thread, Thread.State state) throws InterruptedException {
        thread.start();
        while (thread.getState() != state) {
            Thread.yield();
        }
        if (thread instanceof Waiter) {
            for (StackTraceElement element : thread.getStackTrace()) {
                System.out.println("in " + element.getClassName() + "." + element.getMethodName() + " "
                        + element.isNativeMethod());
            }
        }
        thread.interrupt();
        thread.join();
    }

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        attempt(() -> lock.wait());
        attempt(() -> lock.wait(5));
        attempt(() -> lock.wait(5, 5));
        attempt(() -> lock.wait(-1));
        attempt(() -> lock.wait(1, -1));
        attempt(lock::notify);
        attempt(() -> Thread.sleep(-1));
        attempt(() -> Thread.sleep(1, 1_000_000));
        attempt(() -> Thread.currentThread().join(-1));
        attempt(() -> new ReentrantLock().newCondition().signal());
        interrupted(() -> {
            synchronized (lock) {
                lock.wait();
            }
        });
        interrupted(() -> Thread.sleep(5));
        interrupted(() -> TimeUnit.SECONDS.sleep(5));
        interrupted(() -> Thread.currentThread().join());
        interrupted(() -> new LinkedBlockingQueue<>().take());
        interrupted(() -> new CountDownLatch(1).await(5, TimeUnit.SECONDS));
        wake(new Sleeper(), Thread.State.TIMED_WAITING);
        wake(new Waiter(), Thread.State.WAITING);
        FutureTask<Object> task = new FutureTask<>(() -> {
            throw new IllegalStateException("task");
        });
        task.run();
        try {
            task.get();
        } catch (ExecutionException e) {
            System.out.println(e.getMessage() + " " + e.getCause().getStackTrace()[0]);
        }
    }
}
