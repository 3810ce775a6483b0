import org.sosy_lab.sv_benchmarks.Verifier;

/** Branches, loops, recursion. Each method is a program of its own; the line above it says what is true of it. */
public class Control {
    // verified
    static void countDown() {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 20);
        int s = 0;
        while (n > 0) { s += n; n--; } assert s <= 210;
    }

    // assertion
    static void countDownMisses() {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 20);
        int s = 0;
        while (n > 0) { s += n; n--; } assert s != 36;
    }

    // verified
    static void sumFormula() {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 15);
        int s = 0;
        for (int i = 1; i <= n; i++) s += i;
        assert 2 * s == n * (n + 1);
    }

    // assertion
    static void switchFalls() {
        int x = Verifier.nondetInt();
        int r = 0;
        switch (x) { case 1: r = 1; case 2: r += 2; break; case 3: r = 5; break; default: r = 9; } assert r != 3;
    }

    // verified
    static void switchCovers() {
        int x = Verifier.nondetInt();
        int r;
        switch (x) { case 1: r = 1; break; case 2: r = 2; break; case 1000000: r = 3; break; default: r = 0; } assert (r == 0) == (x != 1 && x != 2 && x != 1000000);
    }

    // verified
    static void ternary() {
        int x = Verifier.nondetInt();
        int y = x > 5 ? x : 5;
        assert y >= 5;
    }

    // assertion
    static void nested() {
        int x = Verifier.nondetInt(), y = Verifier.nondetInt();
        if (x > 100) { if (y == x + 1) { if (y > 200) assert x != 4000; } }
    }

    // verified
    static void nestedCannot() {
        int x = Verifier.nondetInt(), y = Verifier.nondetInt();
        Verifier.assume(x < 1000000000);
        if (x > 100) { if (y == x + 1) { assert y > x; } }
    }

    // verified
    static void recursion() {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 12);
        assert factorial(n) >= 1;
    }

    // assertion
    static void recursionReaches() {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n <= 10);
        assert factorial(n) != 5040;
    }

    // verified
    static void fibonacci() {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 1 && n <= 9);
        assert fibonacci(n) >= n - 1;
    }

    // assertion
    static void fibonacciIs() {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 1 && n <= 9);
        assert fibonacci(n) != 21;
    }

    // verified
    static void gcdDivides() {
        int a = Verifier.nondetInt(), b = Verifier.nondetInt();
        Verifier.assume(a >= 1 && a <= 12 && b >= 1 && b <= 12);
        int g = gcd(a, b);
        assert a % g == 0 && b % g == 0;
    }

    // assertion
    static void gcdIsOne() {
        int a = Verifier.nondetInt(), b = Verifier.nondetInt();
        Verifier.assume(a >= 2 && a <= 12 && b >= 2 && b <= 12);
        assert gcd(a, b) == 1;
    }

    // verified
    static void booleans() {
        boolean a = Verifier.nondetBoolean(), b = Verifier.nondetBoolean(), c = Verifier.nondetBoolean();
        assert (a && b || c) == ((a || c) && (b || c));
    }

    // assertion
    static void booleansDiffer() {
        boolean a = Verifier.nondetBoolean(), b = Verifier.nondetBoolean();
        assert (a ^ b) == (a || b);
    }

    // verified
    static void shortCircuit() {
        int x = Verifier.nondetInt();
        assert x == 0 || 10 / x <= 10;
    }

    // verified
    static void assumeFalse() {
        int x = Verifier.nondetInt();
        Verifier.assume(x > 5);
        Verifier.assume(x < 10);
        assert x >= 6 && x <= 9;
    }

    // assertion
    static void breakEarly() {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n < 10);
        int i;
        for (i = 0; i < 10; i++) if (i == n) break;
        assert i != 7;
    }

    // verified
    static void breakEarlyRight() {
        int n = Verifier.nondetInt();
        Verifier.assume(n >= 0 && n < 10);
        int i;
        for (i = 0; i < 10; i++) if (i == n) break;
        assert i == n;
    }

    // assertion
    static void loopLeaves() {
        int x = Verifier.nondetInt();
        int steps = 0;
        while (x > 1 && steps < 8) { x = x % 2 == 0 ? x / 2 : x - 1; steps++; } assert steps < 8;
    }

    // verified
    static void collatzSmall() {
        int x = Verifier.nondetInt();
        Verifier.assume(x >= 1 && x <= 8);
        int steps = 0;
        while (x != 1) { x = x % 2 == 0 ? x / 2 : 3 * x + 1; steps++; } assert steps <= 16;
    }

    static int factorial(int n) {
        return n <= 1 ? 1 : n * factorial(n - 1);
    }

    static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "countDown" -> countDown();
            case "countDownMisses" -> countDownMisses();
            case "sumFormula" -> sumFormula();
            case "switchFalls" -> switchFalls();
            case "switchCovers" -> switchCovers();
            case "ternary" -> ternary();
            case "nested" -> nested();
            case "nestedCannot" -> nestedCannot();
            case "recursion" -> recursion();
            case "recursionReaches" -> recursionReaches();
            case "fibonacci" -> fibonacci();
            case "fibonacciIs" -> fibonacciIs();
            case "gcdDivides" -> gcdDivides();
            case "gcdIsOne" -> gcdIsOne();
            case "booleans" -> booleans();
            case "booleansDiffer" -> booleansDiffer();
            case "shortCircuit" -> shortCircuit();
            case "assumeFalse" -> assumeFalse();
            case "breakEarly" -> breakEarly();
            case "breakEarlyRight" -> breakEarlyRight();
            case "loopLeaves" -> loopLeaves();
            case "collatzSmall" -> collatzSmall();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
