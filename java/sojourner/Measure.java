package sojourner;

/**
 * Measures something, for questions given to the checker. An ordinary JVM only looks at the arguments.
 */
public final class Measure {
    private Measure() {}

    /** Adds {@code amount}, which is not below zero, to what this run has measured under {@code name}. */
    public static void add(String name, long amount) {
        if (amount < 0) {
            throw new IllegalArgumentException("an amount below zero: " + amount);
        }
    }

    /** Adds {@code amount}, which is finite and not below zero, to what this run has measured under {@code name}. */
    public static void add(String name, double amount) {
        if (!(amount >= 0) || Double.isInfinite(amount)) {
            throw new IllegalArgumentException("not an amount: " + amount);
        }
    }

    /** The value of {@code name} is {@code number} from here on; the last one of a run counts. */
    public static void value(String name, long number) {}

    /** The value of {@code name} is {@code number}, which is finite, from here on; the last one of a run counts. */
    public static void value(String name, double number) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            throw new IllegalArgumentException("not a number to measure: " + number);
        }
    }
}
