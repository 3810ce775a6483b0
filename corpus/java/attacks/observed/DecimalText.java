// expect: assertion
// Two threads may make the text of a number twice.
import java.math.*;
public class DecimalText { static final BigDecimal B = new BigDecimal("1.50"); static String s; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> s = B.toString()); t.start(); String r = B.toString(); t.join(); assert r == s; } }
