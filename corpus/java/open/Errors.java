import org.sosy_lab.sv_benchmarks.Verifier;

/** Exceptions, caught and not. Each method is a program of its own; the line above it says what is true of it. */
public class Errors {
    // exception java.lang.ArithmeticException
    static void divides() {
        int x = Verifier.nondetInt();
        int y = 10 / x;
    }

    // verified
    static void dividesNot() {
        int x = Verifier.nondetInt();
        if (x != 0) { int y = 10 / x; assert y <= 10 && y >= -10; }
    }

    // exception java.lang.ArithmeticException
    static void dividesLater() {
        int x = Verifier.nondetInt();
        int y = 10 / (x - 4711);
    }

    // verified
    static void caught() {
        int x = Verifier.nondetInt();
        try { int y = 10 / x; assert x != 0; } catch (ArithmeticException e) { assert x == 0; }
    }

    // verified
    static void finallyRuns() {
        int x = Verifier.nondetInt();
        int s = 0;
        try { if (x > 5) throw new IllegalStateException(); s = 1; } catch (IllegalStateException e) { s = 2; } finally { s += 10; } assert s == (x > 5 ? 12 : 11);
    }

    // exception java.lang.IllegalStateException
    static void thrown() {
        int x = Verifier.nondetInt();
        if (x * 7 == 49) throw new IllegalStateException("x = " + x);
    }

    // verified
    static void thrownNever() {
        int x = Verifier.nondetInt();
        if (x * 2 == 7) throw new IllegalStateException();
    }

    // verified
    static void caughtIndex() {
        int[] a = new int[3];
        int i = Verifier.nondetInt();
        try { a[i] = 1; assert i >= 0 && i < 3; } catch (ArrayIndexOutOfBoundsException e) { assert i < 0 || i > 2; }
    }

    // verified
    static void nestedTry() {
        int x = Verifier.nondetInt();
        int r = 0;
        try { try { if (x == 1) throw new RuntimeException(); r = 1; } finally { r += 2; } } catch (RuntimeException e) { r += 4; } assert r == (x == 1 ? 6 : 3);
    }

    // assertion
    static void wrongHandler() {
        int x = Verifier.nondetInt();
        int r = 0;
        try { if (x == 3) throw new IllegalArgumentException(); } catch (RuntimeException e) { r = 1; } assert r == 0;
    }

    // exception java.lang.NumberFormatException
    static void parses() {
        int x = Verifier.nondetInt();
        String s = x == 12 ? "a" : "5";
        Integer.parseInt(s);
    }

    // exception java.lang.ArithmeticException
    static void exact() {
        int x = Verifier.nondetInt();
        Math.addExact(x, 1);
    }

    // verified
    static void exactWithin() {
        int x = Verifier.nondetInt();
        Verifier.assume(x < 5);
        assert Math.addExact(x, 1) == x + 1;
    }

    // exception java.lang.ArithmeticException
    static void longDivides() {
        long x = Verifier.nondetLong();
        long y = 10 % x;
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "divides" -> divides();
            case "dividesNot" -> dividesNot();
            case "dividesLater" -> dividesLater();
            case "caught" -> caught();
            case "finallyRuns" -> finallyRuns();
            case "thrown" -> thrown();
            case "thrownNever" -> thrownNever();
            case "caughtIndex" -> caughtIndex();
            case "nestedTry" -> nestedTry();
            case "wrongHandler" -> wrongHandler();
            case "parses" -> parses();
            case "exact" -> exact();
            case "exactWithin" -> exactWithin();
            case "longDivides" -> longDivides();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
