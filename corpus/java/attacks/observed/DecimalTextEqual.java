// expect: verified
// The two texts are equal.
import java.math.*;
public class DecimalTextEqual { static final BigDecimal B = new BigDecimal("1.50"); static String s; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> s = B.toString()); t.start(); String r = B.toString(); t.join(); assert r.equals(s) && B.precision() == 3; } }
