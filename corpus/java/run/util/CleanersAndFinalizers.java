import java.lang.ref.Cleaner;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** What happens after the last reference is gone and `System.gc()` was called: one object at a time, and waited for. */
public class CleanersAndFinalizers {
    static CountDownLatch latch = new CountDownLatch(1);
    static Object saved;

    static class Handle implements AutoCloseable {
        private static final Cleaner CLEANER = Cleaner.create();
        private final Cleaner.Cleanable cleanable;

        Handle(String name) {
            cleanable = CLEANER.register(this, () -> {
                System.out.println("cleaning " + name + " on a daemon: " + Thread.currentThread().isDaemon());
                latch.countDown();
            });
        }

        @Override
        public void close() {
            cleanable.clean();
        }
    }

    @SuppressWarnings({"deprecation", "removal"})
    static class Last {
        final String name;

        Last(String name) {
            this.name = name;
        }

        @Override
        protected void finalize() throws Throwable {
            System.out.println("finalizing " + name + " on " + Thread.currentThread().getName());
            if (name.equals("phoenix")) {
                saved = this;
            }
            latch.countDown();
            throw new IllegalStateException("nobody sees this");
        }
    }

    static class Heir extends Last {
        Heir() {
            super("heir");
        }
    }

    static void leave(Runnable maker) throws InterruptedException {
        latch = new CountDownLatch(1);
        maker.run();
        System.gc();
        System.out.println("in time: " + latch.await(20, TimeUnit.SECONDS));
    }

    static WeakReference<Object> weakly(ReferenceQueue<Object> queue) {
        return new WeakReference<>(new Object(), queue);
    }

    public static void main(String[] args) throws Exception {
        try (Handle handle = new Handle("closed")) {
            System.out.println("open");
        }
        leave(() -> new Handle("forgotten"));
        leave(() -> new Last("plain"));
        leave(Heir::new);
        leave(() -> new Last("phoenix"));
        System.out.println(((Last) saved).name);
        saved = null;
        // Only once for each object.
        System.gc();
        Thread.sleep(50);

        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        WeakReference<Object> weak = weakly(queue);
        Object kept = new Object();
        PhantomReference<Object> phantom = new PhantomReference<>(kept, queue);
        System.gc();
        Reference<?> found = queue.remove(20_000);
        System.out.println((found == weak) + " " + weak.get() + " " + queue.poll() + " " + phantom.get());
        System.out.println(kept.equals(kept));
        phantom.clear();
        System.out.println(phantom.refersTo(null) + " " + phantom.enqueue() + " " + (queue.remove(20_000) == phantom));
    }
}
