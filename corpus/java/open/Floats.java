import org.sosy_lab.sv_benchmarks.Verifier;

/** Floating-point numbers. Each method is a program of its own; the line above it says what is true of it. */
public class Floats {
    static float held;

    // verified
    static void linear() {
        double x = Verifier.nondetDouble();
        if (x > 3 && x < 4) assert x * 2 + 1 > 6.9;
    }

    // assertion
    static void linearHits() {
        double x = Verifier.nondetDouble();
        if (x > 3 && x < 4) assert x * 2 + 1 != 8.0;
    }

    // assertion
    static void equalsItself() {
        double x = Verifier.nondetDouble();
        assert x == x;
    }

    // verified
    static void equalsItselfOrNot() {
        double x = Verifier.nondetDouble();
        assert x == x || Double.isNaN(x);
    }

    // verified
    static void negation() {
        float y = Verifier.nondetFloat();
        float z = -y;
        if (z > 0) assert y < 0;
        else if (z < 0) assert y > 0;
        else assert y == 0 || y != y;
    }

    // assertion
    static void negationOfZero() {
        float y = Verifier.nondetFloat();
        if (y == 0) assert 1 / y > 0;
    }

    // verified
    static void cutTowardsZero() {
        double x = Verifier.nondetDouble();
        if (x > 10.5 && x < 11.5) { int i = (int) x; assert i == 10 || i == 11; }
    }

    // assertion
    static void cutReaches() {
        double x = Verifier.nondetDouble();
        assert (int) x != 12345;
    }

    // verified
    static void cutOfNegative() {
        float x = Verifier.nondetFloat();
        if (x > -1 && x < 0) assert (int) x == 0;
    }

    // assertion
    static void cutSaturates() {
        double x = Verifier.nondetDouble();
        if (x > 1e12) assert (int) x != Integer.MAX_VALUE;
    }

    // verified
    static void cutOfNan() {
        float x = Verifier.nondetFloat();
        if (x != x) assert (long) x == 0L;
    }

    // verified
    static void intThroughDouble() {
        int n = Verifier.nondetInt();
        assert (int) (double) n == n;
    }

    // assertion
    static void intThroughFloat() {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 16777216 && n <= 16777300);
        assert (int) (float) n == n;
    }

    // verified
    static void smallIntThroughFloat() {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= -1000 && n <= 1000);
        assert (int) (float) n == n;
    }

    // verified
    static void shortThroughFloat() {
        short n = Verifier.nondetShort();
        float f = n;
        assert f >= -32768f && f <= 32767f;
    }

    // assertion
    static void longToDouble() {
        long n = Verifier.nondetLong();
        assert (double) n != 9.007199254740992E15;
    }

    // verified
    static void longToDoubleStays() {
        long n = Verifier.nondetLong();
        double d = n;
        assert d >= -9.3e18 && d <= 9.3e18;
    }

    // verified
    static void absolute() {
        double x = Verifier.nondetDouble();
        double y = Math.abs(x);
        assert y >= 0 || y != y;
    }

    // assertion
    static void absoluteIsNan() {
        double x = Verifier.nondetDouble();
        double y = Math.abs(x);
        assert y >= 0;
    }

    // verified
    static void absoluteInRange() {
        float x = Verifier.nondetFloat();
        if (Math.abs(x) < 2.5f) assert x > -2.5f && x < 2.5f;
    }

    // assertion
    static void absoluteForgets() {
        float x = Verifier.nondetFloat();
        if (Math.abs(x) == 2.5f) assert x > 0;
    }

    // verified
    static void root() {
        double x = Verifier.nondetDouble();
        if (x >= 4 && x <= 9) { double r = Math.sqrt(x); assert r >= 2 && r <= 3; }
    }

    // assertion
    static void rootOfNegative() {
        double x = Verifier.nondetDouble();
        if (x < 100) assert Math.sqrt(x) < 10;
    }

    // verified
    static void floorBelow() {
        double x = Verifier.nondetDouble();
        if (x >= 2.5 && x < 3.5) { double f = Math.floor(x); assert f == 2 || f == 3; }
    }

    // assertion
    static void ceilAbove() {
        double x = Verifier.nondetDouble();
        if (x > 2 && x <= 3) assert Math.ceil(x) < 3;
    }

    // verified
    static void rintToEven() {
        double x = Verifier.nondetDouble();
        if (x == 2.5) assert Math.rint(x) == 2;
    }

    // verified
    static void smallest() {
        double x = Verifier.nondetDouble();
        Verifier.assume(x > 1 && x < 5);
        assert Math.min(x, 3) <= 3 && Math.max(x, 3) >= 3;
    }

    // assertion
    static void smallestMisses() {
        double x = Verifier.nondetDouble();
        Verifier.assume(x > 1 && x < 5);
        assert Math.min(x, 3.0) != 2.0;
    }

    // assertion
    static void absorbed() {
        double x = Verifier.nondetDouble();
        if (x > 0 && x < 1) assert x + 3 > 3;
    }

    // verified
    static void notAbsorbed() {
        double x = Verifier.nondetDouble();
        if (x > 0.1 && x < 1) assert x + 3 > 3;
    }

    // assertion
    static void tenths() {
        float x = Verifier.nondetFloat();
        if (x >= 0 && x <= 1) assert x * 3 != 0.3f;
    }

    // verified
    static void orderOfTwo() {
        double x = Verifier.nondetDouble(), y = Verifier.nondetDouble();
        if (x < y) assert !(y < x) && !(y <= x) && x != y;
    }

    // assertion
    static void orderOfTwoNan() {
        double x = Verifier.nondetDouble(), y = Verifier.nondetDouble();
        if (!(x < y)) assert x >= y;
    }

    // verified
    static void orderOfThree() {
        float x = Verifier.nondetFloat(), y = Verifier.nondetFloat(), z = Verifier.nondetFloat();
        if (x < y && y < z) assert x < z;
    }

    // assertion
    static void orderOfThreeEqual() {
        float x = Verifier.nondetFloat(), y = Verifier.nondetFloat(), z = Verifier.nondetFloat();
        if (x <= y && y <= z) assert x < z;
    }

    // verified
    static void sumOfTwo() {
        double x = Verifier.nondetDouble(), y = Verifier.nondetDouble();
        Verifier.assume(x >= 1 && x <= 2 && y >= 3 && y <= 4);
        assert x + y >= 4 && x + y <= 6;
    }

    // assertion
    static void sumOfTwoReaches() {
        double x = Verifier.nondetDouble(), y = Verifier.nondetDouble();
        Verifier.assume(x >= 1 && x <= 2 && y >= 3 && y <= 4);
        assert x + y < 5.5;
    }

    // verified
    static void productOfTwo() {
        double x = Verifier.nondetDouble(), y = Verifier.nondetDouble();
        Verifier.assume(x >= 1 && x <= 2 && y >= 3 && y <= 4);
        assert x * y >= 3 && x * y <= 8;
    }

    // assertion
    static void productOfTwoReaches() {
        double x = Verifier.nondetDouble(), y = Verifier.nondetDouble();
        Verifier.assume(x >= 1 && x <= 2 && y >= 3 && y <= 4);
        assert x * y <= 7;
    }

    // verified
    static void inField() {
        held = Verifier.nondetFloat();
        if (held > 2.5f) assert held >= 2.5f;
    }

    // assertion
    static void inArray() {
        double[] list = {Verifier.nondetDouble(), 1, 2};
        double sum = 0;
        for (double d : list) sum += d;
        assert sum != 7;
    }

    // verified
    static void inBox() {
        Double boxed = Verifier.nondetDouble();
        if (boxed > 1) assert boxed.doubleValue() > 1 && boxed.compareTo(0.5) > 0;
    }

    // verified
    static void bits() {
        float x = Verifier.nondetFloat();
        if (Float.floatToIntBits(x) == 0x40490fdb) assert x > 3.14f && x < 3.15f;
    }

    // verified
    static void printed() {
        double x = Verifier.nondetDouble();
        System.out.println("x is " + x);
        if (x > 5) assert x > 4;
    }

    // exception java.lang.ArithmeticException
    static void zeroAfterCut() {
        double x = Verifier.nondetDouble();
        int n = 10 / (int) x;
    }

    // verified
    static void noZeroDivision() {
        double x = Verifier.nondetDouble();
        double y = 1 / x;
        assert true;
    }

    // exception java.lang.ArrayIndexOutOfBoundsException
    static void indexFromDouble() {
        double x = Verifier.nondetDouble();
        Verifier.assume(x >= 0 && x <= 3);
        int[] list = new int[3];
        list[(int) x] = 1;
    }

    // verified
    static void loopOfHalves() {
        double x = Verifier.nondetDouble();
        Verifier.assume(x >= 1 && x <= 8);
        int n = 0;
        while (x > 1) { x /= 2; n++; }
        assert n <= 3;
    }

    // assertion
    static void loopOfHalvesThree() {
        double x = Verifier.nondetDouble();
        Verifier.assume(x >= 1 && x <= 8);
        int n = 0;
        while (x > 1) { x /= 2; n++; }
        assert n <= 2;
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "linear": linear(); break;
            case "linearHits": linearHits(); break;
            case "equalsItself": equalsItself(); break;
            case "equalsItselfOrNot": equalsItselfOrNot(); break;
            case "negation": negation(); break;
            case "negationOfZero": negationOfZero(); break;
            case "cutTowardsZero": cutTowardsZero(); break;
            case "cutReaches": cutReaches(); break;
            case "cutOfNegative": cutOfNegative(); break;
            case "cutSaturates": cutSaturates(); break;
            case "cutOfNan": cutOfNan(); break;
            case "intThroughDouble": intThroughDouble(); break;
            case "intThroughFloat": intThroughFloat(); break;
            case "smallIntThroughFloat": smallIntThroughFloat(); break;
            case "shortThroughFloat": shortThroughFloat(); break;
            case "longToDouble": longToDouble(); break;
            case "longToDoubleStays": longToDoubleStays(); break;
            case "absolute": absolute(); break;
            case "absoluteIsNan": absoluteIsNan(); break;
            case "absoluteInRange": absoluteInRange(); break;
            case "absoluteForgets": absoluteForgets(); break;
            case "root": root(); break;
            case "rootOfNegative": rootOfNegative(); break;
            case "floorBelow": floorBelow(); break;
            case "ceilAbove": ceilAbove(); break;
            case "rintToEven": rintToEven(); break;
            case "smallest": smallest(); break;
            case "smallestMisses": smallestMisses(); break;
            case "absorbed": absorbed(); break;
            case "notAbsorbed": notAbsorbed(); break;
            case "tenths": tenths(); break;
            case "orderOfTwo": orderOfTwo(); break;
            case "orderOfTwoNan": orderOfTwoNan(); break;
            case "orderOfThree": orderOfThree(); break;
            case "orderOfThreeEqual": orderOfThreeEqual(); break;
            case "sumOfTwo": sumOfTwo(); break;
            case "sumOfTwoReaches": sumOfTwoReaches(); break;
            case "productOfTwo": productOfTwo(); break;
            case "productOfTwoReaches": productOfTwoReaches(); break;
            case "inField": inField(); break;
            case "inArray": inArray(); break;
            case "inBox": inBox(); break;
            case "bits": bits(); break;
            case "printed": printed(); break;
            case "zeroAfterCut": zeroAfterCut(); break;
            case "noZeroDivision": noZeroDivision(); break;
            case "indexFromDouble": indexFromDouble(); break;
            case "loopOfHalves": loopOfHalves(); break;
            case "loopOfHalvesThree": loopOfHalvesThree(); break;
            default: throw new IllegalArgumentException(args[0]);
        }
    }
}
