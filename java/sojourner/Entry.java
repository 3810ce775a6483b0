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

    /** The decimal text of an input; each digit is a value of its own. */
    static String number(String name, long low, long high) {
        long value = Symbolic.longIn(name, low, high);
        boolean negative = value < 0;
        // Digits of the negative number: the least long has no other.
        long rest = negative ? value : -value;
        int length = negative ? 2 : 1;
        for (long left = rest / 10; left != 0; left /= 10) {
            length++;
        }
        char[] digits = new char[length];
        if (negative) {
            digits[0] = '-';
        }
        for (int at = length - 1; at >= (negative ? 1 : 0); at--) {
            digits[at] = (char) ('0' - rest % 10);
            rest /= 10;
        }
        return new String(digits);
    }
}
