/** Threads that each take two neighbouring locks of a ring, in order but for the last one. Arguments: locks, turns; fine if there is a third. */
public class LockChain {
    public static void main(String[] args) {
        int locks = Integer.parseInt(args[0]);
        int turns = Integer.parseInt(args[1]);
        boolean fine = args.length > 2;
        Object[] ring = new Object[locks];
        for (int i = 0; i < locks; i++) {
            ring[i] = new Object();
        }
        for (int i = 0; i < locks; i++) {
            int next = (i + 1) % locks;
            Object first = ring[fine ? Math.min(i, next) : i];
            Object second = ring[fine ? Math.max(i, next) : next];
            new Thread(() -> {
                for (int k = 0; k < turns; k++) {
                    synchronized (first) {
                        synchronized (second) {
                            Thread.yield();
                        }
                    }
                }
            }).start();
        }
    }
}
