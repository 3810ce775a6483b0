package sojourner;

import java.util.Random;

/**
 * Inputs of a program, by name. The checker keeps them open and follows every way the program can go on, with the
 * values for which it goes that way; so wide ranges cost no more than narrow ones.
 *
 * <p>{@code sojourner check} takes them as inputs of the environment: its verdict holds for the worst of them.
 * {@code sojourner quantify} takes them as equally likely, unless a usage profile says otherwise.
 *
 * <p>On an ordinary JVM an input is what the system property {@code sojourner.input.NAME} says, otherwise it is drawn at
 * random; {@code -Dsojourner.seed=N} makes the draws repeatable.
 */
public final class Symbolic {
    private Symbolic() {}

    /** Held apart so that a machine which replaces the methods below never runs this initialiser. */
    private static final class Source {
        static final Random RANDOM;

        static {
            Long seed = Long.getLong("sojourner.seed");
            RANDOM = seed == null ? new Random() : new Random(seed);
        }
    }

    /**
     * An int from {@code low} to {@code high}, both included.
     *
     * @throws IllegalArgumentException if {@code low > high}, or a value that was given is not between them
     */
    public static int intIn(String name, int low, int high) {
        return (int) longIn(name, low, high);
    }

    /**
     * A long from {@code low} to {@code high}, both included.
     *
     * @throws IllegalArgumentException if {@code low > high}, or a value that was given is not between them
     */
    public static long longIn(String name, long low, long high) {
        if (low > high) {
            throw new IllegalArgumentException("empty range " + low + ".." + high);
        }
        Long given = Long.getLong("sojourner.input." + name);
        if (given != null) {
            if (given < low || given > high) {
                throw new IllegalArgumentException(name + " = " + given + " is not in " + low + ".." + high);
            }
            return given;
        }
        long size = high - low + 1;
        long drawn = Source.RANDOM.nextLong();
        return size > 0 ? low + Math.floorMod(drawn, size) : drawn < low || drawn > high ? low : drawn;
    }

    /** True or false. */
    public static boolean bool(String name) {
        return longIn(name, 0, 1) == 1;
    }

    /**
     * Any double: infinities and NaN too. Nobody says how likely its values are: in {@code sojourner quantify} it is a
     * decision of the environment.
     */
    public static double anyDouble(String name) {
        String given = System.getProperty("sojourner.input." + name);
        return given != null ? Double.parseDouble(given) : Double.longBitsToDouble(Source.RANDOM.nextLong());
    }

    /** Any float, as {@link #anyDouble}. */
    public static float anyFloat(String name) {
        String given = System.getProperty("sojourner.input." + name);
        return given != null ? Float.parseFloat(given) : Float.intBitsToFloat(Source.RANDOM.nextInt());
    }

    /** A string of any length with any characters; in {@code sojourner quantify} a decision of the environment. */
    public static String anyText(String name) {
        String given = System.getProperty("sojourner.input." + name);
        if (given != null) {
            return given;
        }
        StringBuilder text = new StringBuilder();
        for (int left = Source.RANDOM.nextInt(12); left > 0; left--) {
            text.append((char) (' ' + Source.RANDOM.nextInt(95)));
        }
        return text.toString();
    }
}
