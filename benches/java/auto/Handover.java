import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** Producers and a consumer that expects an order nobody promised. Arguments: producers, items each. */
public class Handover {
    public static void main(String[] args) throws InterruptedException {
        int producers = Integer.parseInt(args[0]);
        int items = Integer.parseInt(args[1]);
        BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(2);
        for (int p = 0; p < producers; p++) {
            int own = p;
            new Thread(() -> {
                try {
                    for (int i = 0; i < items; i++) {
                        queue.put(own);
                    }
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }).start();
        }
        int inOrder = 0;
        for (int i = 0; i < producers * items; i++) {
            inOrder += queue.take() == producers - 1 - i / items ? 1 : 0;
        }
        assert inOrder < producers * items : "the last producer came first, and so on";
    }
}
