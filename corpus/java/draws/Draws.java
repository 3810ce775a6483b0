import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;

/** Questions to random real numbers. The assertion fails with a probability known by hand. */
public class Draws {
    static boolean flip(double p) {
        return Math.random() < p;
    }

    static boolean small(double r) {
        return r < 0.5;
    }

    static int tosses() {
        int n = 0;
        while (flip(0.5)) {
            n++;
        }
        return n;
    }

    static String third(double r) {
        if (r < 0.3) {
            return "low";
        } else if (r < 0.7) {
            return "middle";
        }
        return "high";
    }

    static boolean happens(String what) {
        Random random = new Random();
        switch (what) {
            case "below":
                return Math.random() < 0.3;
            case "at most":
                return random.nextDouble() <= 0.25;
            case "chain":
                return third(Math.random()).equals("middle");
            case "die":
                return (int) (Math.random() * 6) == 5;
            case "shifted die":
                return 1 + (int) (6 * random.nextDouble()) == 6;
            case "long":
                return (long) (random.nextDouble() * 4) == 3;
            case "float":
                return random.nextFloat() < 0.25f;
            case "float die":
                return (int) (random.nextFloat() * 8) == 0;
            case "round":
                return Math.round(Math.random() * 2) == 1;
            case "floor":
                return Math.floor(random.nextDouble() * 4) == 2.0;
            case "turned":
                return 1 - Math.random() <= 0.25;
            case "negated":
                return -Math.random() > -0.25;
            case "percent":
                return 100 * Math.random() / 2 < 10;
            case "range":
                return ThreadLocalRandom.current().nextDouble(1, 3) >= 2.5;
            case "callee": {
                double r = Math.random();
                return small(r) && r < 0.25;
            }
            case "two":
                return Math.random() < 0.5 && Math.random() < 0.5;
            case "both open": {
                double x = Math.random(), y = Math.random();
                return y < 0.25 && x < 0.5;
            }
            case "tied": {
                double x = Math.random(), y = x * 10;
                return y < 5 && x >= 0.5;
            }
            case "greater":
                return Math.max(Math.random(), 0.5) > 0.75;
            case "loop":
                return tosses() >= 3;
            case "sum":
                return Math.random() + Math.random() > 3;
            case "half sum":
                return Math.random() + Math.random() > 1.5;
            case "product":
                return Math.random() * Math.random() > 0.5;
            case "circle": {
                double x = Math.random(), y = Math.random();
                return x * x + y * y > 1;
            }
            case "byte": {
                byte[] bytes = new byte[4];
                new java.util.Random().nextBytes(bytes);
                return bytes[2] == 7;
            }
            case "bytes": {
                byte[] bytes = new byte[3];
                new java.util.Random().nextBytes(bytes);
                return bytes[0] == bytes[1] && bytes[1] == bytes[2];
            }
            case "exponential":
                return -Math.log(1 - Math.random()) < 1;
            case "geometric":
                return (int) (Math.log(1 - Math.random()) / Math.log(0.5)) == 2;
            case "logarithm":
                return Math.log(Math.random()) > -2;
            case "negative logarithm":
                return Math.log(Math.random()) >= 0;
            case "float below double":
                return new java.util.Random().nextFloat() < Math.random();
            case "printed":
                return ("" + Math.random()).isEmpty();
            case "remainder":
                return Math.random() % 0.5 > 2;
            case "sine":
                return Math.sin(Math.random()) > 2;
            default:
                throw new IllegalArgumentException(what);
        }
    }

    public static void main(String[] args) {
        assert !happens(args[0]);
    }
}
