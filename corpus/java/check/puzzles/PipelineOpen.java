// expect: deadlock
// args: 1 1
// larger: 2 2
// pair: Pipeline
// Stages, items. A stage ends without closing its output; the next one waits for ever.
import java.util.ArrayDeque;

public class PipelineOpen {
    static final class Pipe {
        private final ArrayDeque<Integer> items = new ArrayDeque<>();
        private boolean closed;

        synchronized void put(int item) {
            items.add(item);
            notifyAll();
        }

        synchronized void close() {
            closed = true;
            notifyAll();
        }

        /** The next item, or null at the end. */
        synchronized Integer take() throws InterruptedException {
            while (items.isEmpty() && !closed) {
                wait(); //! deadlock
            }
            return items.poll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int stages = Integer.parseInt(args[0]), n = Integer.parseInt(args[1]);
        Pipe source = new Pipe(), in = source;
        for (int i = 0; i < stages; i++) {
            Pipe from = in, to = new Pipe();
            new Thread(() -> {
                try {
                    for (Integer item = from.take(); item != null; item = from.take()) {
                        to.put(item + 1);
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
            in = to;
        }
        for (int i = 0; i < n; i++) {
            source.put(i);
        }
        source.close();
        int expected = stages;
        for (Integer item = in.take(); item != null; item = in.take()) {
            assert item == expected;
            expected++;
        }
        assert expected == n + stages;
    }
}
