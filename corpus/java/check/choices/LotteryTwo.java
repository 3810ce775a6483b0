// expect: assertion
// pair: LotteryOne
// Two players draw into one shared number: what a player looks up is not what it drew.
import java.util.Random;

public class LotteryTwo {
    static final Random RANDOM = new Random();
    static int number;

    static synchronized int draw() {
        number = RANDOM.nextInt(2);
        return number;
    }

    static synchronized int shown() {
        return number;
    }

    public static void main(String[] args) {
        for (int player = 0; player < 2; player++) {
            new Thread(() -> {
                int mine = draw();
                assert mine == shown(); //! assertion
            }).start();
        }
    }
}
