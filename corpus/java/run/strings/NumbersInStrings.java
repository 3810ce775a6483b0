import java.util.*;

public class NumbersInStrings {
    public static void main(String[] args) {
        System.out.println(Integer.parseInt("0012") + Integer.parseInt("-12") + Integer.valueOf("+3") + Long.parseLong("-0") + Short.parseShort("7") + Byte.parseByte("-8"));
        System.out.println(Double.parseDouble("1e2") + Double.parseDouble(" 3.5 ") + Float.parseFloat("2.5f") + Double.valueOf("-.5"));
        System.out.println(Integer.toString(255, 2) + " " + Integer.toString(-255, 16) + " " + Integer.toHexString(-1) + " " + Long.toString(1L << 40, 36) + " " + Integer.parseInt("-ff", 16) + " " + Integer.toString(5, 99));
        System.out.println(String.format("%05d|%-5d|%+d|%x|%o|%,d", 42, 42, 42, 255, 8, 1234567) + " " + String.format(Locale.ROOT, "%8.3f|%e|%g", 3.14159, 12345.678, 0.0001));
        System.out.println(Boolean.parseBoolean("yes") + " " + Boolean.parseBoolean("TrUe") + " " + Boolean.logicalXor(true, false) + " " + Boolean.compare(true, false));
        System.out.println("" + 1e6 + " " + 1e7 + " " + 0.001 + " " + 0.0001 + " " + 1.0f + " " + 1e10f + " " + 100f + " " + (0.1f + 0.2f) + " " + 3.0e-44f + " " + Float.MIN_VALUE);
        for (String s : List.of("1,000", "0x10", "1e3", "12L", "९", "--5", "9999999999")) try { System.out.print(Integer.parseInt(s) + " "); } catch (NumberFormatException e) { System.out.print("[" + e.getMessage() + "] "); }
        System.out.println();
    }
}
