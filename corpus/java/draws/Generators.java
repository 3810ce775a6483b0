import java.security.SecureRandom;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;

/** Generators of all kinds. The assertion fails with a probability known by hand. */
public class Generators {
    static class Dice extends Random {
        int roll() {
            return nextInt(6) + 1;
        }
    }

    static class Bits extends Random {
        @Override
        protected int next(int bits) {
            return 1;
        }
    }

    static class FewBits extends Random {
        int two() {
            return next(2);
        }
    }

    static boolean happens(String what) {
        Random random = new Random();
        switch (what) {
            case "splittable":
                return new SplittableRandom().nextInt(4) == 3;
            case "split":
                return new SplittableRandom().split().nextInt(2, 6) == 3;
            case "splittable with a seed":
                return new SplittableRandom(5).nextInt(4) != new SplittableRandom(5).nextInt(4);
            case "secure":
                return new SecureRandom().nextInt(4) == 3;
            case "secure real":
                return new SecureRandom().nextDouble() < 0.25;
            case "default":
                return RandomGenerator.getDefault().nextInt(4) == 3;
            case "default boolean":
                return RandomGenerator.getDefault().nextBoolean();
            case "subclass":
                return new Dice().roll() == 6;
            case "own bits":
                return new Bits().nextInt() != 1;
            case "few bits":
                return new FewBits().two() == 3;
            case "remainder":
                return Math.abs(random.nextInt() % 4) == 3;
            case "mask":
                return (random.nextInt() & 5) == 5;
            case "local remainder": {
                int n = 8;
                return random.nextInt() % n == 0;
            }
            case "absolute remainder":
                return Math.abs(random.nextInt()) % 4 == 1;
            case "absolute least":
                return Math.abs(random.nextInt()) < 0;
            case "positive remainder":
                return (random.nextInt() & Integer.MAX_VALUE) % 4 == 1;
            case "floor":
                return Math.floorMod(random.nextInt(), 4) == 1;
            case "shift":
                return random.nextInt() >>> 30 == 3;
            case "shift remainder":
                return (random.nextInt() >>> 1) % 4 == 1;
            case "shift mask":
                return (random.nextInt() >>> 20 & 3) == 1;
            case "sign":
                return random.nextInt() < 0;
            case "length":
                int[] places = new int[4];
                return (random.nextInt() & Integer.MAX_VALUE) % places.length == 1;
            case "ints":
                return random.ints(2, 0, 2).sum() == 2;
            case "long range":
                return random.nextLong(10, 14) == 12;
            case "between":
                return random.nextInt(5, 9) == 8;
            case "local long":
                return ThreadLocalRandom.current().nextLong(4) == 0;
            case "time":
                return new Random(System.nanoTime()).nextInt(4) == 0;
            case "milliseconds":
                return new Random(System.currentTimeMillis()).nextInt(4) == 0;
            case "seed set":
                random.setSeed(42);
                return random.nextInt(10) != 0 || random.nextInt(10) != 3;
            case "time set":
                random.setSeed(System.nanoTime());
                return random.nextBoolean();
            case "name":
                return UUID.randomUUID().equals(UUID.randomUUID());
            case "other kind":
                return RandomGenerator.of("Xoshiro256PlusPlus").nextInt(4) > 4;
            case "even long":
                return random.nextLong() % 2 == 0;
            case "odd long":
                return random.nextLong() % 2 != 0;
            case "long modulus":
                return Math.floorMod(random.nextLong(), 8) == 5;
            case "absolute long":
                return Math.abs(random.nextLong()) % 4 == 0;
            case "long mask":
                return (random.nextLong() & 12) == 8;
            case "half of a long":
                return (int) random.nextLong() % 1000 == 1 << 20;
            case "negative half":
                return (int) random.nextLong() < 0;
            case "long bits":
                return random.nextLong() == 5;
            default:
                throw new IllegalArgumentException(what);
        }
    }

    public static void main(String[] args) {
        assert !happens(args[0]);
    }
}
