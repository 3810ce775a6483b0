import java.util.Random;

/** A walk between two walls, with a step that is wrong at one of them. Argument: half the distance. */
public class GamblersRuin {
    public static void main(String[] args) {
        int half = Integer.parseInt(args[0]);
        Random random = new Random();
        int at = half;
        while (at > 0 && at < 2 * half) {
            at += random.nextInt(3) == 0 ? 1 : -1;
        }
        assert at == 0 : "the far wall";
    }
}
