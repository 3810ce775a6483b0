// expect: assertion
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads define the same hidden class: two classes, each with its static field, which nobody locks. */
public class HiddenPlugins {
    static final AtomicInteger INITIALISED = new AtomicInteger();

    public static class Plugin implements Runnable {
        static int runs;

        static {
            HiddenPlugins.INITIALISED.incrementAndGet();
        }

        @Override
        public void run() {
            runs++;
            HiddenPlugins.total++; //! assertion
        }
    }

    static int total;

    static void load(byte[] bytes) {
        try {
            Class<?> type = MethodHandles.lookup().defineHiddenClass(bytes, true).lookupClass();
            ((Runnable) type.getDeclaredConstructor().newInstance()).run();
            if (!type.isHidden() || type == Plugin.class) {
                throw new AssertionError(type);
            }
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        byte[] bytes;
        try (InputStream in = HiddenPlugins.class.getResourceAsStream("HiddenPlugins$Plugin.class")) {
            bytes = in.readAllBytes();
        }
        Thread other = new Thread(() -> load(bytes));
        other.start();
        load(bytes);
        other.join();
        if (INITIALISED.get() != 2) {
            throw new IllegalStateException("each is a class of its own");
        }
        if (total != 2) {
            throw new AssertionError("lost"); //! assertion
        }
    }
}
