import java.math.RoundingMode;
import java.text.*;
import java.util.Locale;

public class NumberFormats {
    public static void main(String[] args) throws ParseException {
        NumberFormat us = NumberFormat.getInstance(Locale.US), root = NumberFormat.getInstance(Locale.ROOT), in = NumberFormat.getIntegerInstance(Locale.US), pc = NumberFormat.getPercentInstance(Locale.US), cur = NumberFormat.getCurrencyInstance(Locale.US);
        for (double d : new double[] {0, 1234567.891, -0.5, 1e10, 0.0005, 2.5, 3.5, Double.NaN, Double.POSITIVE_INFINITY}) System.out.println(us.format(d) + " | " + root.format(d) + " | " + in.format(d) + " | " + pc.format(d) + " | " + cur.format(d));
        String[] pats = {"0", "#", "0.00", "#.##", "#,##0.00", "000.0", "0.###E0", "0.0%", "$#,##0.00;($#,##0.00)", "'#'0", "00.00E00"};
        for (String p : pats) {
            DecimalFormat f = new DecimalFormat(p, DecimalFormatSymbols.getInstance(Locale.ROOT));
            System.out.println(p + ": " + f.format(1234.567) + " " + f.format(-0.125) + " " + f.format(0) + " " + f.format(999999.995));
        }
        System.out.println(us.parse("1,234.5xyz") + " " + in.parse("42") + " " + us.parse("-7").getClass().getSimpleName() + " " + new DecimalFormat("0.00", DecimalFormatSymbols.getInstance(Locale.US)).parse("3.14"));
        try {
            us.parse("abc");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        DecimalFormat r = new DecimalFormat("0.0", DecimalFormatSymbols.getInstance(Locale.ROOT));
        for (RoundingMode m : new RoundingMode[] {RoundingMode.UP, RoundingMode.DOWN, RoundingMode.HALF_UP, RoundingMode.HALF_EVEN, RoundingMode.CEILING}) {
            r.setRoundingMode(m);
            System.out.print(r.format(0.25) + " " + r.format(-0.35) + " ");
        }
        System.out.println();
        us.setMaximumFractionDigits(1);
        us.setMinimumIntegerDigits(3);
        us.setGroupingUsed(false);
        System.out.println(us.format(12345.678) + " " + us.format(5));
        try {
            new DecimalFormat("0.0.0");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new DecimalFormat("#,###", new DecimalFormatSymbols(Locale.GERMANY)).format(1234567) + " " + new DecimalFormat("0.#", DecimalFormatSymbols.getInstance(Locale.ROOT)).toPattern());
    }
}
