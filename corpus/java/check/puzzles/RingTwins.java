// expect: assertion
// args: 2 2
// larger: 2 2 1
// pair: RingElection
// The ids of the nodes, two of them equal and largest: each takes the other's message for its own.
import java.util.concurrent.LinkedBlockingQueue;

public class RingTwins {
    public static void main(String[] args) throws InterruptedException {
        int n = args.length;
        LinkedBlockingQueue<Integer>[] links = links(n);
        boolean[] leader = new boolean[n];
        Thread[] nodes = new Thread[n];
        for (int i = 0; i < n; i++) {
            int me = i, id = Integer.parseInt(args[i]);
            LinkedBlockingQueue<Integer> in = links[i], out = links[(i + 1) % n];
            nodes[i] = new Thread(() -> {
                try {
                    out.put(id);
                    while (true) {
                        int seen = in.take();
                        if (seen == id) {
                            leader[me] = true;
                            out.put(-id);
                            return;
                        } else if (seen < 0) {
                            out.put(seen);
                            return;
                        } else if (seen > id) {
                            out.put(seen);
                        }
                    }
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            });
            nodes[i].start();
        }
        int leaders = 0;
        for (int i = 0; i < n; i++) {
            nodes[i].join();
            leaders += leader[i] ? 1 : 0;
        }
        assert leaders == 1; //! assertion
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static LinkedBlockingQueue<Integer>[] links(int n) {
        LinkedBlockingQueue<Integer>[] links = new LinkedBlockingQueue[n];
        for (int i = 0; i < n; i++) {
            links[i] = new LinkedBlockingQueue<>();
        }
        return links;
    }
}
