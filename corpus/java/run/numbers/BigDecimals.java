import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

public class BigDecimals {
    public static void main(String[] args) {
        BigDecimal a = new BigDecimal("123.4500"), b = new BigDecimal("-0.003");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.scale() + " " + a.precision() + " " + a.unscaledValue() + " " + a.stripTrailingZeros() + " " + a.negate() + " " + b.abs() + " " + b.signum());
        System.out.println(a.equals(new BigDecimal("123.45")) + " " + a.compareTo(new BigDecimal("123.45")) + " " + a.hashCode() + " " + new BigDecimal("1E+3") + " " + new BigDecimal("1E+3").toPlainString() + " " + new BigDecimal("1E-10") + " " + new BigDecimal("0.0000001").toEngineeringString() + " " + new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + BigDecimal.valueOf(5, 3) + " " + BigDecimal.valueOf(100).stripTrailingZeros());
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder sb = new StringBuilder(m + ":");
            for (String s : new String[] {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.1", "-1.6", "-2.5", "-5.5"}) {
                try {
                    sb.append(' ').append(new BigDecimal(s).setScale(0, m));
                } catch (ArithmeticException e) {
                    sb.append(" [").append(e.getMessage()).append(']');
                }
            }
            System.out.println(sb);
        }
        System.out.println(BigDecimal.ONE.divide(new BigDecimal(3), 10, RoundingMode.HALF_UP) + " " + new BigDecimal(10).divide(new BigDecimal(4)) + " " + new BigDecimal(22).divide(new BigDecimal(7), MathContext.DECIMAL128) + " " + new BigDecimal("7.5").remainder(new BigDecimal("2")) + " " + new BigDecimal("-7.5").divideToIntegralValue(new BigDecimal("2")));
        try {
            BigDecimal.ONE.divide(new BigDecimal(3));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            BigDecimal.ONE.divide(BigDecimal.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigDecimal("1.2.3");
        } catch (NumberFormatException e) {
            System.out.println("nfe " + e.getMessage());
        }
        try {
            new BigDecimal(Double.NaN);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            new BigDecimal("1.5").intValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(a.round(new MathContext(2)) + " " + a.movePointLeft(5) + " " + a.movePointRight(6) + " " + a.scaleByPowerOfTen(10) + " " + a.pow(3) + " " + new BigDecimal(2).sqrt(new MathContext(30)) + " " + a.ulp() + " " + a.intValue() + " " + a.doubleValue() + " " + a.toBigInteger() + " " + a.max(b) + " " + new BigDecimal(new BigInteger("12345"), 2) + " " + new BigDecimal("1e400").doubleValue());
        BigDecimal total = BigDecimal.ZERO;
        for (int i = 0; i < 10; i++) total = total.add(new BigDecimal("0.1"));
        System.out.println(total + " " + total.equals(BigDecimal.ONE) + " " + total.compareTo(BigDecimal.ONE));
        BigDecimal e = BigDecimal.ONE, term = BigDecimal.ONE;
        for (int i = 1; i < 30; i++) {
            term = term.divide(BigDecimal.valueOf(i), 40, RoundingMode.HALF_EVEN);
            e = e.add(term);
        }
        System.out.println(e.setScale(30, RoundingMode.DOWN));
        BigDecimal principal = new BigDecimal("1000.00"), rate = new BigDecimal("0.0525");
        for (int y = 1; y <= 5; y++) {
            principal = principal.multiply(BigDecimal.ONE.add(rate)).setScale(2, RoundingMode.HALF_EVEN);
            System.out.print(principal + " ");
        }
        System.out.println(MathContext.DECIMAL32 + " " + new BigDecimal("12345678.9", MathContext.DECIMAL32));
    }
}
