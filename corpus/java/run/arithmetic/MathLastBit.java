import java.util.function.DoubleUnaryOperator;

/** Elementary functions to the last bit, over some hundred arguments each. */
public class MathLastBit {
    static void show(String name, DoubleUnaryOperator f, double from, double step) {
        long mixed = 0;
        double x = from;
        for (int i = 0; i < 400; i++, x += step) {
            mixed = mixed * 31 + Double.doubleToLongBits(f.applyAsDouble(x));
        }
        System.out.println(name + " " + Long.toHexString(mixed) + " " + f.applyAsDouble(from + step));
    }

    public static void main(String[] args) {
        show("log10", Math::log10, 0.013, 0.37);
        show("log10 of large", Math::log10, 1e10, 7.7e12);
        show("log", Math::log, 0.021, 0.29);
        show("sinh", Math::sinh, -9.1, 0.047);
        show("cosh", Math::cosh, -8.3, 0.043);
        show("tanh", Math::tanh, -3.2, 0.017);
        show("strict sin", StrictMath::sin, -60, 0.31);
        show("strict cos", StrictMath::cos, -60, 0.29);
        show("strict tanh", StrictMath::tanh, -3.2, 0.017);
        show("strict log10", StrictMath::log10, 0.013, 0.37);
        show("cubes", x -> Math.pow(x, 3), -7.03, 0.0517);
        show("square roots", x -> Math.pow(x, 0.5), 0.3, 0.7);
        show("squares", x -> Math.pow(x, 2), -1e8, 1234567.1);
        for (int n = 0; n <= 22; n++) {
            System.out.print(Math.log10(Math.pow(10, n)) + " ");
        }
        System.out.println();
        System.out.println(Math.pow(3, 34) + " " + Math.pow(7, 19) + " " + Math.pow(-5, 23) + " " + Math.pow(2, -1074));
        System.out.println(Math.pow(-2, 0.5) + " " + Math.pow(1, Double.NaN) + " " + Math.pow(0, -1) + " "
                + Math.exp(0) + " " + Math.exp(710) + " " + Math.exp(-746) + " " + Math.tanh(30) + " " + Math.tanh(-0.0));
    }
}
