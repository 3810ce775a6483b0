import sojourner.Choice;
import sojourner.Label;

/**
 * A sender draws one of three channels, a receiver listens to one of them: it hears the message with probability 1/3
 * unless the schedule lets it look first.
 */
public class Handover {
    static volatile int channel = -1;

    public static void main(String[] args) throws InterruptedException {
        Thread receiver = new Thread(() -> {
            int guess = channel;
            if (guess < 0) {
                guess = 0;
            }
            listen(guess);
        }, "receiver");
        receiver.start();
        channel = Choice.uniform(3);
        receiver.join();
    }

    static void listen(int guess) {
        while (channel < 0) {
            Thread.onSpinWait();
        }
        if (guess == channel) {
            Label.mark("heard");
        }
    }
}
