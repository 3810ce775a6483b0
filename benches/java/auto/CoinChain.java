import java.util.Random;

/** Coins until one falls tails, several times over. Arguments: coins at most, rounds. */
public class CoinChain {
    public static void main(String[] args) {
        int coins = Integer.parseInt(args[0]);
        int rounds = Integer.parseInt(args[1]);
        Random random = new Random();
        int longest = 0;
        for (int r = 0; r < rounds; r++) {
            int heads = 0;
            while (heads < coins && random.nextBoolean()) {
                heads++;
            }
            longest = Math.max(longest, heads);
        }
        assert longest <= coins;
    }
}
