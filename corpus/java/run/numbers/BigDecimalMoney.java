import java.math.*;
import java.util.*;

public class BigDecimalMoney {
    public static void main(String[] args) {
        BigDecimal price = new BigDecimal("19.99"), tax = new BigDecimal("0.0825"), qty = BigDecimal.valueOf(3);
        BigDecimal sub = price.multiply(qty), t = sub.multiply(tax).setScale(2, RoundingMode.HALF_UP), total = sub.add(t);
        System.out.println(sub + " " + t + " " + total + " " + total.negate().setScale(0, RoundingMode.FLOOR) + " " + total.divide(new BigDecimal(7), 5, RoundingMode.HALF_EVEN) + " " + total.divide(new BigDecimal(7), MathContext.DECIMAL32));
        System.out.println(new BigDecimal("1.10").equals(new BigDecimal("1.1")) + " " + new HashSet<>(List.of(new BigDecimal("1.10"), new BigDecimal("1.1"))).size() + " " + new TreeSet<>(List.of(new BigDecimal("1.10"), new BigDecimal("1.1"))).size() + " " + new BigDecimal("1.10").stripTrailingZeros() + " " + new BigDecimal("100").stripTrailingZeros().toPlainString() + " " + new BigDecimal("123.456").precision() + new BigDecimal("0.00123").scale());
        System.out.println(new BigDecimal(1.1) + " " + BigDecimal.valueOf(1.1) + " " + new BigDecimal("1e-3").add(new BigDecimal("1e3")) + " " + new BigDecimal("12345.678").round(new MathContext(3)) + " " + new BigDecimal("-2.5").setScale(0, RoundingMode.HALF_EVEN) + new BigDecimal("3.5").setScale(0, RoundingMode.HALF_EVEN) + " " + new BigDecimal("10").pow(20) + " " + new BigDecimal("2").sqrt(MathContext.DECIMAL64));
        BigDecimal[] dr = new BigDecimal("17.5").divideAndRemainder(new BigDecimal("4"));
        System.out.println(dr[0] + " " + dr[1] + " " + BigDecimal.TEN.compareTo(new BigDecimal("10.0")) + BigDecimal.ZERO.signum() + new BigDecimal("9.99").intValue() + new BigDecimal("1e20").longValue() + " " + new BigDecimal("0.1").doubleValue() + " " + new BigDecimal("99.995").setScale(2, RoundingMode.DOWN));
    }
}
