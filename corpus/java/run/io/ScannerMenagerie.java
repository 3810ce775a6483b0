// stdin: 3 4.5 hello\n-7,000 0x1F true FALSE\nline with spaces  \n\nlast 12345678901234567890 1e3\nkey=val;k2=v2;\n99 bottles\nNaN Infinity\n
import java.math.*;
import java.util.*;
import java.util.regex.*;
public class ScannerMenagerie {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        in.useLocale(Locale.US);
        System.out.println(in.nextInt() + in.nextDouble() + in.next() + "[" + in.nextLine() + "]");
        System.out.println(in.hasNextInt() + " " + in.nextInt());
        System.out.println(in.hasNextInt() + " " + in.hasNextInt(36) + " " + in.next());
        System.out.println(in.nextBoolean() + " " + in.nextBoolean() + " " + in.hasNextBoolean());
        in.nextLine();
        System.out.println("[" + in.nextLine() + "]" + "[" + in.nextLine() + "]");
        System.out.println(in.next() + " " + in.hasNextLong() + " " + in.nextBigInteger() + " " + in.nextBigDecimal());
        in.nextLine();
        in.useDelimiter("[=;\\n]+");
        Map<String, String> m = new LinkedHashMap<>();
        for (int i = 0; i < 2; i++) m.put(in.next(), in.next());
        System.out.println(m + " " + in.delimiter());
        in.reset();
        in.useLocale(Locale.US);
        try {
            in.nextInt(2);
        } catch (InputMismatchException e) {
            System.out.println(e);
        }
        System.out.println(in.findInLine("(\\d+) (\\w+)") + " " + in.match().group(2));
        System.out.println(in.nextDouble() + " " + in.nextDouble());
        System.out.println(in.hasNext() + " " + in.hasNextLine());
        try {
            in.next();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        System.out.println(in.hasNextLine());
        in.close();
        try {
            in.hasNext();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Scanner s = new Scanner("1 fish 2 fish red fish blue fish").useDelimiter("\\s*fish\\s*");
        System.out.println(s.nextInt() + " " + s.nextInt() + " " + s.next() + " " + s.next());
        Scanner t = new Scanner("a1b2c3");
        System.out.println(t.findWithinHorizon("\\d", 0) + t.findWithinHorizon("[a-z]\\d", 3) + t.findWithinHorizon("c", 1));
        System.out.println(new Scanner("x,y;z").useDelimiter("[,;]").tokens().toList());
        System.out.println(new Scanner("12 ab 34").findAll("\\d+").map(MatchResult::group).toList());
        Scanner de = new Scanner("1.234,5 7").useLocale(Locale.GERMANY);
        System.out.println(de.nextDouble() + " " + de.nextByte());
        Scanner sk = new Scanner("###data");
        sk.skip("#*");
        System.out.println(sk.next());
        try {
            sk.skip("zz");
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        try {
            new Scanner("300").nextByte();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Scanner("abc").nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Scanner("").nextLine();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Scanner hex = new Scanner("ff -7f zz");
        System.out.println(hex.nextInt(16) + " " + hex.nextShort(16) + " " + hex.nextLong(36) + hex.radix());
        System.out.println(new Scanner("a\r\nb\u2028c\rd").useDelimiter("\\A").next().length());
        Scanner lines = new Scanner("a\r\nb\u2028c\u0085d\re");
        while (lines.hasNextLine()) System.out.print("<" + lines.nextLine() + ">");
        System.out.println();
        System.out.println(s);
    }
}
