// expect: exit 3
// What handles the end of a thread is part of the state.
import java.util.Random;

public class HandlerKept {
    public static void main(String[] args) {
        Random random = new Random();
        if (random.nextBoolean()) {
            Thread.currentThread().setUncaughtExceptionHandler((thread, why) -> System.exit(3));
        } else {
            Thread.currentThread().setUncaughtExceptionHandler((thread, why) -> { });
        }
        random.nextBoolean();
        throw new IllegalStateException();
    }
}
