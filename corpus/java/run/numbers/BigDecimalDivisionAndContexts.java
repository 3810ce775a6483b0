import java.math.*;
import java.util.*;
public class BigDecimalDivisionAndContexts {
    static void t(String l, java.util.function.Supplier<Object> s) {
        try {
            System.out.println(l + " = " + s.get());
        } catch (ArithmeticException | NumberFormatException e) {
            System.out.println(l + " !! " + e);
        }
    }
    public static void main(String[] args) {
        String[] v = {"0", "0.00", "1", "-1", "1.10", "123.456", "-99.995", "1E+5", "1E-7", "0.1", "12345678901234567890.123456789", "3"};
        for (String x : v) for (String y : new String[] {"3", "-0.07", "1E+3", "0"}) {
            BigDecimal a = new BigDecimal(x), b = new BigDecimal(y);
            t(x + "+" + y, () -> a.add(b));
            t(x + "*" + y, () -> a.multiply(b));
            t(x + "/" + y, () -> a.divide(b));
            t(x + "/" + y + " 34", () -> a.divide(b, MathContext.DECIMAL128));
            t(x + "/" + y + " s2", () -> a.divide(b, 2, RoundingMode.HALF_EVEN));
            t(x + " divrem " + y, () -> Arrays.toString(a.divideAndRemainder(b)));
            t(x + " cmp " + y, () -> a.compareTo(b) + " " + a.equals(b));
        }
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder sb = new StringBuilder(m + ":");
            for (String x : new String[] {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5"}) try {
                sb.append(' ').append(new BigDecimal(x).setScale(0, m));
            } catch (ArithmeticException e) {
                sb.append(" !" + e.getMessage());
            }
            System.out.println(sb);
        }
        for (String x : v) {
            BigDecimal a = new BigDecimal(x);
            System.out.println(a.toString() + " " + a.toPlainString() + " " + a.toEngineeringString() + " p" + a.precision() + " s" + a.scale() + " u" + a.unscaledValue() + " z" + a.stripTrailingZeros() + " h" + a.hashCode() + " d" + a.doubleValue() + " i" + a.intValue() + " ulp" + a.ulp() + " l" + a.movePointLeft(3) + " r" + a.movePointRight(3) + " " + a.scaleByPowerOfTen(2) + " " + a.round(new MathContext(3)) + " " + a.pow(3));
        }
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + BigDecimal.valueOf(100, 2) + " " + new BigDecimal("1e400").doubleValue() + " " + new BigDecimal("1e-400").floatValue());
        t("sqrt2", () -> new BigDecimal(2).sqrt(new MathContext(50)));
        t("sqrt16", () -> new BigDecimal("16.0000").sqrt(MathContext.UNLIMITED));
        t("sqrt-1", () -> new BigDecimal(-1).sqrt(MathContext.DECIMAL32));
        t("sqrt2u", () -> new BigDecimal(2).sqrt(MathContext.UNLIMITED));
        t("intExact", () -> new BigDecimal("1.5").intValueExact());
        t("longExact", () -> new BigDecimal("9223372036854775808").longValueExact());
        t("toBIE", () -> new BigDecimal("1.50").toBigIntegerExact());
        for (String bad : new String[] {"", "1.2.3", "e5", "1e", "0x10", " 1", "1e99999999999", "--1", ".", "+", "1_000", "\u0661\u0662"}) t("new " + bad, () -> new BigDecimal(bad));
        System.out.println(MathContext.DECIMAL64 + " " + new MathContext("precision=5 roundingMode=DOWN") + " " + new BigDecimal("123456789", new MathContext(4, RoundingMode.CEILING)));
        BigDecimal pi = BigDecimal.ZERO;
        MathContext mc = new MathContext(60);
        for (int k = 0; k < 45; k++) {
            BigDecimal k8 = BigDecimal.valueOf(8L * k);
            pi = pi.add(BigDecimal.ONE.divide(BigDecimal.valueOf(16).pow(k), mc).multiply(BigDecimal.valueOf(4).divide(k8.add(BigDecimal.ONE), mc).subtract(BigDecimal.valueOf(2).divide(k8.add(BigDecimal.valueOf(4)), mc)).subtract(BigDecimal.ONE.divide(k8.add(BigDecimal.valueOf(5)), mc)).subtract(BigDecimal.ONE.divide(k8.add(BigDecimal.valueOf(6)), mc)), mc), mc);
        }
        System.out.println(pi.round(new MathContext(50)));
        System.out.println(new TreeSet<>(List.of(new BigDecimal("1.0"), new BigDecimal("2"))).contains(new BigDecimal("1.00")) + " " + new HashSet<>(List.of(new BigDecimal("1.0"))).contains(new BigDecimal("1.00")));
    }
}
