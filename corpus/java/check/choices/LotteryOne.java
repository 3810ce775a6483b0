// expect: verified
// pair: LotteryTwo
// Draw and look-up under one lock.
import java.util.Random;

public class LotteryOne {
    static final Random RANDOM = new Random();
    static int number;

    public static void main(String[] args) {
        for (int player = 0; player < 2; player++) {
            new Thread(() -> {
                synchronized (LotteryOne.class) {
                    int mine = RANDOM.nextInt(2);
                    number = mine;
                    assert mine == number;
                }
            }).start();
        }
    }
}
