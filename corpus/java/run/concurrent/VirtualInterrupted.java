// jdk: 25+
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

/** What an interrupted thread is told, virtual or not. */
public class VirtualInterrupted {
    interface Waiting {
        void run() throws InterruptedException;
    }

    static void interrupt(Thread.Builder builder, String what, Thread.State state, Waiting waiting) throws Exception {
        Thread thread = builder.start(() -> {
            try {
                waiting.run();
            } catch (InterruptedException e) {
                System.out.println(what + ": " + e + ", still " + Thread.currentThread().isInterrupted());
            }
        });
        while (thread.getState() != state) {
            Thread.sleep(1);
        }
        thread.interrupt();
        thread.join();
    }

    static void all(Thread.Builder builder) throws Exception {
        Object lock = new Object();
        interrupt(builder, "sleep", Thread.State.TIMED_WAITING, () -> Thread.sleep(100_000));
        interrupt(builder, "wait", Thread.State.WAITING, () -> {
            synchronized (lock) {
                lock.wait();
            }
        });
        interrupt(builder, "take", Thread.State.WAITING, () -> new LinkedBlockingQueue<>().take());
        interrupt(builder, "await", Thread.State.WAITING, () -> new CountDownLatch(1).await());
        builder.start(() -> {
            Thread.currentThread().interrupt();
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                System.out.println("at once: " + e.getMessage());
            }
        }).join();
    }

    public static void main(String[] args) throws Exception {
        all(Thread.ofVirtual());
        all(Thread.ofPlatform());
    }
}
