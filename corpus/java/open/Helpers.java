import org.sosy_lab.sv_benchmarks.Verifier;

/** Small methods of the JDK, and tables. Each method is a program of its own; the line above it says what is true of it. */
public class Helpers {
    // verified
    static void absolute() {
        int n = Verifier.nondetInt();
        if (n != Integer.MIN_VALUE) assert Math.abs(n) >= 0;
    }

    // assertion
    static void absoluteOfLeast() {
        int n = Verifier.nondetInt();
        assert Math.abs(n) >= 0;
    }

    // verified
    static void floorModDiv() {
        int n = Verifier.nondetInt();
        int r = Math.floorMod(n, 7);
        assert r >= 0 && r < 7 && Math.floorDiv(n, 7) * 7 + r == n;
    }

    // assertion
    static void remainderNegative() {
        int n = Verifier.nondetInt();
        assert n % 7 >= 0;
    }

    // verified
    static void maxOfTwo() {
        int a = Verifier.nondetInt(), b = Verifier.nondetInt();
        int m = Math.max(a, b);
        assert m >= a && m >= b && (m == a || m == b);
    }

    // assertion
    static void minOfTwo() {
        long a = Verifier.nondetLong(), b = Verifier.nondetLong();
        assert Math.min(a, b) != 77L;
    }

    // verified
    static void comparedInts() {
        int a = Verifier.nondetInt(), b = Verifier.nondetInt();
        assert (Integer.compare(a, b) < 0) == (a < b);
    }

    // assertion
    static void comparedByDifference() {
        int a = Verifier.nondetInt(), b = Verifier.nondetInt();
        assert (a - b < 0) == (a < b);
    }

    // verified
    static void sign() {
        long a = Verifier.nondetLong();
        int s = Long.signum(a);
        assert s >= -1 && s <= 1 && (s == 0) == (a == 0);
    }

    // verified
    static void table() {
        int[] squares = {0, 1, 4, 9, 16, 25};
        int i = Verifier.nondetInt();
        if (i >= 0 && i < 6) assert squares[i] == i * i;
    }

    // assertion
    static void tableReached() {
        int[] list = {3, 1, 4, 1, 5, 9, 2, 6};
        int i = Verifier.nondetInt();
        if (i >= 0 && i < 8) assert list[i] != 9;
    }

    // exception java.lang.ArrayIndexOutOfBoundsException
    static void tableEnds() {
        byte[] list = {3, 1, 4};
        int i = Verifier.nondetInt();
        if (i >= 0) assert list[i] < 5;
    }

    // verified
    static void tableOfChars() {
        char[] hex = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};
        int i = Verifier.nondetInt();
        char c = hex[i & 15];
        assert c >= '0' && c <= 'f';
    }

    // assertion
    static void tableTwice() {
        int[] next = {2, 0, 3, 1};
        int i = Verifier.nondetInt();
        assert next[next[i & 3]] != 1;
    }

    // verified
    static void unsigned() {
        byte b = Verifier.nondetByte();
        int u = Byte.toUnsignedInt(b);
        assert u >= 0 && u <= 255 && (byte) u == b;
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "absolute": absolute(); break;
            case "absoluteOfLeast": absoluteOfLeast(); break;
            case "floorModDiv": floorModDiv(); break;
            case "remainderNegative": remainderNegative(); break;
            case "maxOfTwo": maxOfTwo(); break;
            case "minOfTwo": minOfTwo(); break;
            case "comparedInts": comparedInts(); break;
            case "comparedByDifference": comparedByDifference(); break;
            case "sign": sign(); break;
            case "table": table(); break;
            case "tableReached": tableReached(); break;
            case "tableEnds": tableEnds(); break;
            case "tableOfChars": tableOfChars(); break;
            case "tableTwice": tableTwice(); break;
            case "unsigned": unsigned(); break;
            default: throw new IllegalArgumentException(args[0]);
        }
    }
}
