import java.util.Random;

/** Threads that draw a vote each, and a majority that is wrong seldom. Arguments: threads, votes, 1 for a fault. */
public class Votes {
    private static int yes;

    private static synchronized void vote(boolean is) {
        yes += is ? 1 : 0;
    }

    public static void main(String[] args) throws InterruptedException {
        int threads = Integer.parseInt(args[0]);
        int votes = Integer.parseInt(args[1]);
        boolean faulty = args[2].equals("1");
        Random random = new Random();
        Thread[] all = new Thread[threads];
        for (int t = 0; t < threads; t++) {
            all[t] = new Thread(() -> {
                for (int v = 0; v < votes; v++) {
                    vote(random.nextInt(3) == 0);
                }
            });
            all[t].start();
        }
        for (Thread thread : all) {
            thread.join();
        }
        assert !faulty || yes < threads * votes : "all of them";
    }
}
