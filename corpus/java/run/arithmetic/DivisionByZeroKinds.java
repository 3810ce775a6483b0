import java.util.*;
import java.util.function.*;

public class DivisionByZeroKinds {
    public static void main(String[] args) {
        int z = args.length;
        for (Supplier<Object> s : List.<Supplier<Object>>of(() -> 1 / z, () -> 1L % z, () -> 1.0 / z, () -> 0.0 / z, () -> -1f / z, () -> 1 % (double) z, () -> Integer.MIN_VALUE / (z - 1), () -> Math.floorMod(5, z), () -> Integer.divideUnsigned(5, z))) try { System.out.println(s.get()); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
    }
}
