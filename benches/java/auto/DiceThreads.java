import java.util.Random;

/** Threads that each roll dice and write the sum where the others write theirs. Arguments: threads, dice each. */
public class DiceThreads {
    private static volatile int last;

    public static void main(String[] args) throws InterruptedException {
        int dice = Integer.parseInt(args[1]);
        Thread[] threads = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                Random random = new Random();
                int sum = 0;
                for (int k = 0; k < dice; k++) {
                    sum += random.nextInt(6) + 1;
                }
                last = sum;
            });
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert last >= dice;
    }
}
