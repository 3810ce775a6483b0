import java.util.*;

public class ScannerString {
    public static void main(String[] args) {
        Scanner s = new Scanner("10 2.5 word true 99999999999 0x1F\nsecond line here\n\nlast").useLocale(Locale.ROOT);
        System.out.println(s.nextInt() + s.nextDouble() + s.next() + s.nextBoolean() + s.nextLong() + s.hasNextInt() + s.next());
        System.out.println("[" + s.nextLine() + "][" + s.nextLine() + "][" + s.nextLine() + "][" + s.nextLine() + "]" + s.hasNextLine());
        Scanner t = new Scanner("a,b;c").useDelimiter("[,;]");
        while (t.hasNext()) System.out.print(t.next() + "|");
        System.out.println();
        Scanner u = new Scanner("x 5");
        try {
            u.nextInt();
        } catch (InputMismatchException e) {
            System.out.println("mismatch " + e.getMessage());
        }
        System.out.println(u.next() + u.nextInt());
        try {
            u.next();
        } catch (NoSuchElementException e) {
            System.out.println("nse " + e.getMessage());
        }
        Scanner v = new Scanner("ff 77 zz 1,234");
        System.out.println(v.nextInt(16) + " " + v.nextInt(8) + " " + v.hasNext("z+") + v.next("z+") + " " + v.useLocale(Locale.US).nextInt());
        Scanner w = new Scanner("key=value; k2=v2");
        System.out.println(w.findInLine("(\\w+)=(\\w+)") + " " + w.match().group(2) + " " + w.findInLine("\\w+="));
        Scanner big = new Scanner("123456789012345678901234567890 1.25e2 3");
        System.out.println(big.nextBigInteger() + " " + big.useLocale(Locale.US).nextBigDecimal() + " " + big.nextByte());
        try {
            new Scanner("999").nextByte();
        } catch (InputMismatchException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Scanner("a b c").tokens().toList() + " " + new Scanner("x1y22").findAll("\\d+").map(r -> r.group()).toList());
        Scanner c = new Scanner("q");
        c.close();
        try {
            c.next();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
