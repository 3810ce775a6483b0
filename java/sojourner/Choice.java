package sojourner;

import java.util.Random;

/**
 * The two ways in which a program can go on in more than one way.
 *
 * <p><b>Chance</b> ({@link #make}, {@link #coin()}, {@link #die()}, {@link #uniform}) has weights: the checker follows
 * every outcome and accounts for its probability. <b>Decisions</b> ({@code any...}) have none: the checker follows
 * every value and its verdict holds for the worst of them.
 *
 * <p>On an ordinary JVM both are drawn at random; {@code -Dsojourner.seed=N} makes the draws repeatable.
 */
public final class Choice {
    private Choice() {}

    /** Held apart so that a machine which replaces the methods below never runs this initialiser. */
    private static final class Source {
        static final Random RANDOM;

        static {
            Long seed = Long.getLong("sojourner.seed");
            RANDOM = seed == null ? new Random() : new Random(seed);
        }
    }

    /**
     * Draws an index with probability proportional to its weight. An index of weight zero is never drawn.
     *
     * @throws IllegalArgumentException if a weight is negative, infinite or NaN, or none is positive
     */
    public static int make(double... weights) {
        double sum = 0;
        int last = -1;
        for (int i = 0; i < weights.length; i++) {
            if (!(weights[i] >= 0) || Double.isInfinite(weights[i])) {
                throw new IllegalArgumentException("weight " + i + " is " + weights[i]);
            }
            if (weights[i] > 0) {
                last = i;
            }
            sum += weights[i];
        }
        if (last < 0) {
            throw new IllegalArgumentException("no weight is positive");
        }
        double point = Source.RANDOM.nextDouble() * sum;
        for (int i = 0; i < last; i++) {
            point -= weights[i];
            if (point < 0) {
                return i;
            }
        }
        return last;
    }

    /** A fair coin: true with probability 1/2. */
    public static boolean coin() {
        return Source.RANDOM.nextBoolean();
    }

    /**
     * True with probability {@code p}.
     *
     * @throws IllegalArgumentException unless {@code 0 <= p <= 1}
     */
    public static boolean coin(double p) {
        if (!(p >= 0 && p <= 1)) {
            throw new IllegalArgumentException("not a probability: " + p);
        }
        return Source.RANDOM.nextDouble() < p;
    }

    /** A fair die: 1 to 6, each with probability 1/6. */
    public static int die() {
        return 1 + Source.RANDOM.nextInt(6);
    }

    /**
     * 0 to {@code n - 1}, each with probability {@code 1/n}.
     *
     * @throws IllegalArgumentException if {@code n < 1}
     */
    public static int uniform(int n) {
        atLeastOne(n);
        return Source.RANDOM.nextInt(n);
    }

    /**
     * Any of 0 to {@code n - 1}: a decision, without probabilities.
     *
     * @throws IllegalArgumentException if {@code n < 1}
     */
    public static int any(int n) {
        atLeastOne(n);
        return Source.RANDOM.nextInt(n);
    }

    /**
     * Any integer from {@code lo} to {@code hi}, both included: a decision.
     *
     * @throws IllegalArgumentException if {@code lo > hi}
     */
    public static int anyInt(int lo, int hi) {
        if (lo > hi) {
            throw new IllegalArgumentException("empty range " + lo + ".." + hi);
        }
        long size = (long) hi - lo + 1;
        return (int) (lo + Math.floorMod(Source.RANDOM.nextLong(), size));
    }

    /** True or false: a decision. */
    public static boolean anyBoolean() {
        return Source.RANDOM.nextBoolean();
    }

    /**
     * Any of the given values: a decision.
     *
     * @throws IllegalArgumentException if there is none
     */
    @SafeVarargs
    public static <T> T anyOf(T... values) {
        return values[any(values.length)];
    }

    private static void atLeastOne(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("no alternative to choose from: " + n);
        }
    }
}
