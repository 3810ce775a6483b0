/** A bounded buffer that wakes one thread where it should wake all. Arguments: producers, consumers, items, 1 for all. */
public class NotifyOne {
    private static int filled;

    private static synchronized void change(int by, boolean all) throws InterruptedException {
        while (filled + by < 0 || filled + by > 1) {
            NotifyOne.class.wait();
        }
        filled += by;
        if (all) {
            NotifyOne.class.notifyAll();
        } else {
            NotifyOne.class.notify();
        }
    }

    public static void main(String[] args) {
        int[] threads = {Integer.parseInt(args[0]), Integer.parseInt(args[1])};
        int items = Integer.parseInt(args[2]);
        boolean all = args[3].equals("1");
        for (int kind = 0; kind < 2; kind++) {
            int by = kind == 0 ? 1 : -1;
            int each = items * threads[1 - kind];
            for (int t = 0; t < threads[kind]; t++) {
                new Thread(() -> {
                    try {
                        for (int i = 0; i < each; i++) {
                            change(by, all);
                        }
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }).start();
            }
        }
    }
}
