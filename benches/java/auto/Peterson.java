/** Peterson's mutual exclusion; the broken one says who waits before it says that it wants. Arguments: rounds, 1 for broken. */
public class Peterson {
    private static volatile boolean wants0;
    private static volatile boolean wants1;
    private static volatile int waits;
    private static volatile int inside;

    private static void want(int own, boolean wants) {
        if (own == 0) {
            wants0 = wants;
        } else {
            wants1 = wants;
        }
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        boolean broken = args[1].equals("1");
        for (int t = 0; t < 2; t++) {
            int own = t;
            new Thread(() -> {
                for (int r = 0; r < rounds; r++) {
                    if (broken) {
                        waits = own;
                        want(own, true);
                    } else {
                        want(own, true);
                        waits = own;
                    }
                    while ((own == 0 ? wants1 : wants0) && waits == own) {
                        Thread.onSpinWait();
                    }
                    inside = inside + 1;
                    assert inside == 1 : "both inside";
                    inside = inside - 1;
                    want(own, false);
                }
            }).start();
        }
    }
}
