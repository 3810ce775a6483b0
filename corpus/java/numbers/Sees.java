import java.util.Random;
import sojourner.Choice;

/**
 * What a scheduler knows when it decides: what was drawn and looked at. It guesses a draw that nobody has looked
 * at yet. Of a real number half of its guesses are right; a whole number it sees at once.
 */
public class Sees {
    public static void main(String[] args) {
        Random random = new Random();
        boolean upper;
        int guess;
        if (args[0].equals("real")) {
            double drawn = random.nextDouble();
            guess = Choice.any(2);
            upper = drawn >= 0.5;
        } else if (args[0].equals("whole")) {
            int drawn = random.nextInt(100);
            guess = Choice.any(2);
            upper = drawn >= 50;
        } else {
            // Looked at first: the scheduler knows.
            double drawn = random.nextDouble();
            upper = drawn >= 0.5;
            guess = Choice.any(2);
        }
        assert upper != (guess == 1);
    }
}
