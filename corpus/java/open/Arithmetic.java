import org.sosy_lab.sv_benchmarks.Verifier;

/** Numbers of every width with Java's arithmetic. Each method is a program of its own; the line above it says what is true of it. */
public class Arithmetic {
    // verified
    static void sumCommutes() {
        int x = Verifier.nondetInt(), y = Verifier.nondetInt();
        assert x + y == y + x;
    }

    // assertion
    static void sumIsLarger() {
        int x = Verifier.nondetInt(), y = Verifier.nondetInt();
        Verifier.assume(x > 0 && y > 0);
        assert x + y > x;
    }

    // verified
    static void sumOfSmallIsLarger() {
        int x = Verifier.nondetInt(), y = Verifier.nondetInt();
        Verifier.assume(x > 0 && y > 0 && x < 1000000 && y < 1000000);
        assert x + y > x;
    }

    // assertion
    static void negationIsOther() {
        int x = Verifier.nondetInt();
        Verifier.assume(x != 0);
        assert -x != x;
    }

    // verified
    static void negationTwice() {
        int x = Verifier.nondetInt();
        assert -(-x) == x;
    }

    // assertion
    static void absIsPositive() {
        int x = Verifier.nondetInt();
        assert Math.abs(x) >= 0;
    }

    // verified
    static void absOfMost() {
        int x = Verifier.nondetInt();
        Verifier.assume(x != Integer.MIN_VALUE);
        assert Math.abs(x) >= 0;
    }

    // verified
    static void remainderIsSmall() {
        int x = Verifier.nondetInt();
        int r = x % 10;
        assert r > -10 && r < 10;
    }

    // assertion
    static void remainderIsPositive() {
        int x = Verifier.nondetInt();
        assert x % 10 >= 0;
    }

    // verified
    static void floorModIsPositive() {
        int x = Verifier.nondetInt();
        assert Math.floorMod(x, 10) >= 0;
    }

    // verified
    static void divisionShrinks() {
        int x = Verifier.nondetInt();
        Verifier.assume(x > 0);
        assert x / 2 < x;
    }

    // assertion
    static void divisionShrinksAll() {
        int x = Verifier.nondetInt();
        assert x / 2 < x;
    }

    // verified
    static void evenOrOdd() {
        int x = Verifier.nondetInt();
        assert (x & 1) == 0 || (x & 1) == 1;
    }

    // assertion
    static void shiftDoubles() {
        int x = Verifier.nondetInt();
        Verifier.assume(x > 0);
        assert x << 1 > x;
    }

    // verified
    static void shiftHalves() {
        int x = Verifier.nondetInt();
        Verifier.assume(x >= 0);
        assert x >> 1 == x / 2;
    }

    // assertion
    static void shiftHalvesAll() {
        int x = Verifier.nondetInt();
        assert x >> 1 == x / 2;
    }

    // verified
    static void unsignedShift() {
        int x = Verifier.nondetInt();
        assert x >>> 1 >= 0;
    }

    // verified
    static void castCutsToByte() {
        int x = Verifier.nondetInt();
        byte b = (byte) x;
        assert b >= -128 && b <= 127;
    }

    // assertion
    static void castKeepsValue() {
        int x = Verifier.nondetInt();
        assert (byte) x == x;
    }

    // verified
    static void longHoldsProduct() {
        int x = Verifier.nondetInt();
        long p = (long) x * 3;
        assert p / 3 == x;
    }

    // assertion
    static void intHoldsProduct() {
        int x = Verifier.nondetInt();
        int p = x * 3;
        assert p / 3 == x;
    }

    // verified
    static void maskOfLowBits() {
        int x = Verifier.nondetInt();
        assert (x & 7) <= 7 && (x & 7) >= 0;
    }

    // verified
    static void squareModFour() {
        int x = Verifier.nondetInt();
        Verifier.assume(x >= 0 && x < 40000);
        int m = x * x % 4;
        assert m == 0 || m == 1;
    }

    // assertion
    static void linearEquation() {
        int x = Verifier.nondetInt(), y = Verifier.nondetInt();
        Verifier.assume(x >= 0 && x <= 1000 && y >= 0 && y <= 1000);
        assert 3 * x + 5 * y != 4711;
    }

    // verified
    static void linearEquationWithout() {
        int x = Verifier.nondetInt(), y = Verifier.nondetInt();
        Verifier.assume(x >= 0 && x <= 1000 && y >= 0 && y <= 1000);
        assert 6 * x + 4 * y != 4711;
    }

    // assertion
    static void longEquals() {
        long x = Verifier.nondetLong();
        assert x != 123456789012345L;
    }

    // verified
    static void longOrder() {
        long x = Verifier.nondetLong(), y = Verifier.nondetLong();
        assert x < y || x == y || x > y;
    }

    // assertion
    static void charIsLetter() {
        char c = Verifier.nondetChar();
        assert c < 'a' || c > 'z' || c != 'q';
    }

    // verified
    static void charCase() {
        char c = Verifier.nondetChar();
        Verifier.assume(c >= 'a' && c <= 'z');
        char d = (char) (c - 32);
        assert d >= 'A' && d <= 'Z';
    }

    // assertion
    static void shortSum() {
        short s = Verifier.nondetShort(), t = Verifier.nondetShort();
        short u = (short) (s + t);
        assert u == s + t;
    }

    // verified
    static void byteSumInInt() {
        byte s = Verifier.nondetByte(), t = Verifier.nondetByte();
        assert s + t >= -256 && s + t <= 254;
    }

    // assertion
    static void xorIsZero() {
        int x = Verifier.nondetInt(), y = Verifier.nondetInt();
        assert (x ^ y) != 0;
    }

    // verified
    static void xorTwice() {
        int x = Verifier.nondetInt();
        assert (x ^ 85 ^ 85) == x;
    }

    // verified
    static void minAndMax() {
        int x = Verifier.nondetInt(), y = Verifier.nondetInt();
        assert Math.min(x, y) <= Math.max(x, y);
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "sumCommutes" -> sumCommutes();
            case "sumIsLarger" -> sumIsLarger();
            case "sumOfSmallIsLarger" -> sumOfSmallIsLarger();
            case "negationIsOther" -> negationIsOther();
            case "negationTwice" -> negationTwice();
            case "absIsPositive" -> absIsPositive();
            case "absOfMost" -> absOfMost();
            case "remainderIsSmall" -> remainderIsSmall();
            case "remainderIsPositive" -> remainderIsPositive();
            case "floorModIsPositive" -> floorModIsPositive();
            case "divisionShrinks" -> divisionShrinks();
            case "divisionShrinksAll" -> divisionShrinksAll();
            case "evenOrOdd" -> evenOrOdd();
            case "shiftDoubles" -> shiftDoubles();
            case "shiftHalves" -> shiftHalves();
            case "shiftHalvesAll" -> shiftHalvesAll();
            case "unsignedShift" -> unsignedShift();
            case "castCutsToByte" -> castCutsToByte();
            case "castKeepsValue" -> castKeepsValue();
            case "longHoldsProduct" -> longHoldsProduct();
            case "intHoldsProduct" -> intHoldsProduct();
            case "maskOfLowBits" -> maskOfLowBits();
            case "squareModFour" -> squareModFour();
            case "linearEquation" -> linearEquation();
            case "linearEquationWithout" -> linearEquationWithout();
            case "longEquals" -> longEquals();
            case "longOrder" -> longOrder();
            case "charIsLetter" -> charIsLetter();
            case "charCase" -> charCase();
            case "shortSum" -> shortSum();
            case "byteSumInInt" -> byteSumInInt();
            case "xorIsZero" -> xorIsZero();
            case "xorTwice" -> xorTwice();
            case "minAndMax" -> minAndMax();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
