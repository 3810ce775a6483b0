import sojourner.Check;
import sojourner.Symbolic;

/**
 * The flap of examples/java/quantify with its usage profile in the program: an input `up` says in which part of its range the
 * wind is. With `drawn`, the wind is taken from that part: this is the profile of wind.profile. Otherwise it is taken from
 * all of its range and the rest is excluded by assumptions, as Luckow et al. (2014, Listings 2 and 3) write it. What is
 * asked for is then a probability given the assumptions, and those keep less of a narrow part than of a wide one.
 */
public class AssumedWind {
    static boolean drawn;

    static int wind(int low, int high) {
        int wind = drawn ? Symbolic.intIn("wind", low, high) : Symbolic.intIn("wind", -20, 20);
        Check.assume(wind >= low && wind <= high);
        return wind;
    }

    public static void main(String[] args) {
        boolean strong = args[0].equals("strong");
        drawn = args.length > 1;
        int up = Symbolic.intIn("up", 1, 100);
        int wind;
        if (up <= (strong ? 15 : 5)) {
            wind = wind(-20, -11);
        } else if (up <= (strong ? 35 : 15)) {
            wind = wind(-10, -5);
        } else if (up <= (strong ? 65 : 85)) {
            wind = wind(-4, 4);
        } else if (up <= (strong ? 85 : 95)) {
            wind = wind(5, 10);
        } else {
            wind = wind(11, 20);
        }
        int position = 30 + wind;
        assert position >= 20 && position <= 40 : "the flap is beyond its stops";
    }
}
