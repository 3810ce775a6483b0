import java.util.concurrent.atomic.AtomicInteger;

/** A lock of tickets; the broken one takes its ticket in two steps. Arguments: threads, rounds, 1 for the broken one. */
public class TicketLock {
    private static final AtomicInteger NEXT = new AtomicInteger();
    private static volatile int serving;
    private static int inside;

    public static void main(String[] args) {
        int threads = Integer.parseInt(args[0]);
        int rounds = Integer.parseInt(args[1]);
        boolean broken = args[2].equals("1");
        for (int t = 0; t < threads; t++) {
            new Thread(() -> {
                for (int r = 0; r < rounds; r++) {
                    int ticket;
                    if (broken) {
                        ticket = NEXT.get();
                        NEXT.set(ticket + 1);
                    } else {
                        ticket = NEXT.getAndIncrement();
                    }
                    while (serving != ticket) {
                        Thread.onSpinWait();
                    }
                    inside++;
                    assert inside == 1 : "two inside";
                    inside--;
                    serving = ticket + 1;
                }
            }).start();
        }
    }
}
