import java.util.Random;

/** Coin flips in a row: a long chain of states that meet again. Argument: flips. */
public class CoinFlips {
    public static void main(String[] args) {
        int flips = args.length > 0 ? Integer.parseInt(args[0]) : 333_333;
        Random random = new Random();
        boolean parity = false;
        for (int i = 0; i < flips; i++) {
            parity = random.nextBoolean();
        }
        assert parity || !parity;
    }
}
