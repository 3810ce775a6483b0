package sojourner;

/**
 * What the checker calls before a method whose parameters are inputs (`--method`), and before a `main` with
 * arguments that are inputs (`--input 'args[0]=1..100'`).
 */
final class Entry {
    private Entry() {}

    /** The length of an array: as many as are followed, or what a range or a profile says. */
    static int length(String name, int followed) {
        return Symbolic.intIn(name, 0, followed);
    }

    /** The decimal text of an input. */
    static String number(String name, long low, long high) {
        return text(Symbolic.longIn(name, low, high));
    }

    /** The checker keeps the digits of an open number open. */
    static String text(long value) {
        return Long.toString(value);
    }
}
