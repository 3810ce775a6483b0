/**
 * A buffer of one place for two producers and two consumers. All wait in the same wait set, and notify() wakes only one
 * of them: when it is one that cannot go on, nobody is woken any more.
 */
public class LostWakeUp {
    private Integer item;

    synchronized void put(int value) throws InterruptedException {
        while (item != null) {
            wait();
        }
        item = value;
        notify();
    }

    synchronized int take() throws InterruptedException {
        while (item == null) {
            wait();
        }
        int value = item;
        item = null;
        notify();
        return value;
    }

    public static void main(String[] args) {
        LostWakeUp buffer = new LostWakeUp();
        for (int i = 0; i < 2; i++) {
            int value = i;
            new Thread(() -> {
                try {
                    buffer.put(value);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "producer-" + i).start();
            new Thread(() -> {
                try {
                    buffer.take();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }, "consumer-" + i).start();
        }
    }
}
