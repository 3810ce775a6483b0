import java.util.concurrent.atomic.AtomicInteger;

/** Threads that pass a token round by spinning on it. Arguments: threads, rounds. */
public class Spinners {
    public static void main(String[] args) {
        int threads = Integer.parseInt(args[0]);
        int rounds = Integer.parseInt(args[1]);
        AtomicInteger token = new AtomicInteger();
        for (int i = 0; i < threads; i++) {
            int own = i;
            new Thread(() -> {
                for (int k = 0; k < rounds; k++) {
                    while (token.get() != own) {
                        Thread.onSpinWait();
                    }
                    token.set((own + 1) % threads);
                }
            }).start();
        }
    }
}
