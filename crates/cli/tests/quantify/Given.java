import java.util.Random;
import sojourner.Check;
import sojourner.Choice;
import sojourner.Label;
import sojourner.Measure;
import sojourner.Symbolic;

/** Small programs with numbers that are known. */
public class Given {
    /** Takes an input that is forgotten when it returns. */
    static int half(String name) {
        int o = Symbolic.intIn(name, 1, 2);
        int r = o == 1 ? 5 : 6;
        Choice.coin();
        return r;
    }

    public static void main(String[] args) {
        Random random = new Random();
        switch (args[0]) {
            case "uniform" -> {
                int x = Choice.uniform(4) + 1;
                Check.assume(x != 2);
                Measure.add("c", x);
            }
            case "input" -> {
                int x = Symbolic.intIn("x", 1, 4);
                Check.assume(x != 2);
                Measure.add("c", x);
            }
            case "third" -> {
                int x = Choice.uniform(3);
                if (x == 0) Check.assume(false);
                if (x == 1) Measure.add("c", 1);
            }
            case "certain" -> {
                int x = Choice.uniform(2);
                if (x == 0) Check.assume(false);
                Measure.add("c", 1);
            }
            case "loop" -> {
                while (true) {
                    int x = Choice.uniform(3);
                    if (x == 0) Check.assume(false);
                    if (x == 1) break;
                    Measure.add("c", 1);
                }
            }
            case "ruin" -> {
                int s = 0;
                while (true) {
                    s += Choice.uniform(2) == 1 ? 1 : -1;
                    if (s == 3) {
                        Label.mark("up");
                        break;
                    }
                    if (s == -2) {
                        Label.mark("down");
                        break;
                    }
                    Measure.add("c", 1);
                }
            }
            case "added" -> {
                for (int i = 0; i < 3; i++) if (Choice.coin()) Measure.add("v", 2);
            }
            case "coin" -> Label.set("heads", Choice.coin(0.7));
            case "mask" -> {
                int n = Symbolic.intIn("n", 0, 1);
                Measure.value("v", random.nextInt() & n);
            }
            case "shift" -> {
                int n = Symbolic.intIn("n", 30, 31);
                Measure.value("v", random.nextInt() >>> n);
            }
            case "seen" -> {
                // What is left depends on the guess, which is made after the coin was seen.
                int coin = Choice.uniform(2);
                int guess = Choice.any(2);
                Check.assume(coin + guess < 2);
                Measure.add("c", coin == 1 ? 4 : 1 + guess);
            }
            case "joint" -> {
                int wind = Symbolic.intIn("wind", -5, 20);
                int gust = Symbolic.intIn("gust", 0, 30);
                int gear = Symbolic.intIn("gear", 1, 7);
                int load = Symbolic.intIn("load", 0, 100);
                if (gust > 3) Label.mark("gusty");
                if (wind > 5) Label.mark("windy");
                if (load > 50) Label.mark("loaded");
                if (gear > 2) Label.mark("fast");
                Measure.value("sum", gear);
            }
            case "taken twice" -> {
                int x = Symbolic.intIn("x", 0, 9);
                int g = Symbolic.intIn("g", 1, 2);
                if (x > 3) Choice.coin();
                x = 0;
                Choice.coin();
                // The second one takes the place of the dead input.
                int later = Symbolic.intIn("g", 1, 2);
                int l = Symbolic.intIn("l", 0, 9);
                Measure.value("v", (g * 10 + later) * 100 + l);
            }
            case "no longer used" -> {
                int r = half("g");
                Choice.coin();
                int o = Symbolic.intIn("o", 1, 2);
                int l = Symbolic.intIn("l", 0, 9);
                Measure.value("v", (r * 10 + o) * 100 + l);
            }
            case "another before" -> {
                int r = half("o");
                Choice.coin();
                int g = Symbolic.intIn("g", 1, 2);
                int l = Symbolic.intIn("l", 0, 9);
                Measure.value("v", (r * 10 + g) * 100 + l);
            }
            case "large" -> {
                Measure.add("v", Long.MAX_VALUE);
                Measure.add("v", Choice.uniform(2) == 0 ? Long.MAX_VALUE : 1L << 60);
            }
            case "log" -> Label.set("soon", -Math.log(1 - random.nextDouble()) < 2);
            case "long" -> Measure.value("v", random.nextLong() % 2 == 0 ? 1 : 0);
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
