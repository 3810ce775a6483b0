import java.util.Random;
import sojourner.Label;

/** Rolls two dice once. */
public class TwoDice {
    private static final Random random = new Random();

    static int roll() {
        return 1 + random.nextInt(6);
    }

    public static void main(String[] args) {
        int first = roll();
        Label.set("six first", first == 6);
        int second = roll();
        if (first + second == 7) {
            Label.mark("seven");
        }
        if (first == second) {
            Label.mark("pair");
        }
    }
}
