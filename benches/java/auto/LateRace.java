/** Two threads that count under a lock for long, and once without it at the end. Argument: rounds. */
public class LateRace {
    private static int count;

    public static void main(String[] args) throws InterruptedException {
        int rounds = Integer.parseInt(args[0]);
        Runnable counts = () -> {
            for (int k = 0; k < rounds; k++) {
                synchronized (LateRace.class) {
                    count++;
                }
            }
            count++;
        };
        Thread first = new Thread(counts);
        Thread second = new Thread(counts);
        first.start();
        second.start();
        first.join();
        second.join();
        assert count == 2 * rounds + 2 : count;
    }
}
