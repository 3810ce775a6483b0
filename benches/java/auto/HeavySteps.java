/** Two threads whose every step computes for a while, and a fault between them. Arguments: rounds, work of a step. */
public class HeavySteps {
    private static volatile int turn;
    private static volatile boolean wrong;

    private static int work(int amount) {
        int sum = 0;
        for (int i = 0; i < amount; i++) {
            sum = sum * 31 + i;
        }
        return sum;
    }

    public static void main(String[] args) {
        int rounds = Integer.parseInt(args[0]);
        int amount = Integer.parseInt(args[1]);
        for (int t = 0; t < 3; t++) {
            int own = t;
            new Thread(() -> {
                for (int k = 0; k < rounds; k++) {
                    turn = own + 3 * (work(amount) & 1);
                    int seen = turn;
                    wrong |= k == rounds - 1 && own == 0 && seen % 3 == 2 && work(amount) != 1;
                }
                assert !wrong;
            }).start();
        }
    }
}
