import java.util.Random;

/** People with birthdays; it is wrong if all have the same. Arguments: people, days. */
public class Birthdays {
    public static void main(String[] args) {
        int people = Integer.parseInt(args[0]);
        int days = Integer.parseInt(args[1]);
        Random random = new Random();
        int[] of = new int[days];
        int most = 0;
        for (int i = 0; i < people; i++) {
            most = Math.max(most, ++of[random.nextInt(days)]);
        }
        assert most < people : "all on one day";
    }
}
