public class ExactMath {
    interface Op {
        Object get();
    }

    static void show(String name, Op op) {
        try {
            System.out.println(name + " = " + op.get());
        } catch (ArithmeticException e) {
            System.out.println(name + " ! " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int max = Integer.MAX_VALUE, min = Integer.MIN_VALUE;
        long lmax = Long.MAX_VALUE, lmin = Long.MIN_VALUE;
        show("add", () -> Math.addExact(max, 1));
        show("add", () -> Math.addExact(max, -1));
        show("ladd", () -> Math.addExact(lmax, 1L));
        show("sub", () -> Math.subtractExact(min, 1));
        show("lsub", () -> Math.subtractExact(lmin, 1L));
        show("mul", () -> Math.multiplyExact(65536, 32768));
        show("mul", () -> Math.multiplyExact(65536, 32767));
        show("lmul", () -> Math.multiplyExact(lmin, -1L));
        show("lmul", () -> Math.multiplyExact(1L << 40, 1 << 20));
        show("neg", () -> Math.negateExact(min));
        show("inc", () -> Math.incrementExact(max));
        show("dec", () -> Math.decrementExact(lmin));
        show("toInt", () -> Math.toIntExact(1L << 31));
        show("toInt", () -> Math.toIntExact(-(1L << 31)));
        show("abs", () -> Math.absExact(min));
        show("abs", () -> Math.abs(min));
        show("floorDiv", () -> Math.floorDiv(-7, 2) + " " + Math.floorDiv(7, -2) + " " + Math.floorDiv(min, -1));
        show("floorMod", () -> Math.floorMod(-7, 3) + " " + Math.floorMod(7, -3) + " " + Math.floorMod(-7L, 3));
        show("floorDiv0", () -> Math.floorDiv(1, 0));
        show("mulFull", () -> Math.multiplyFull(max, max));
        show("mulHigh", () -> Math.multiplyHigh(lmax, lmin) + " " + Math.multiplyHigh(-1, 1));
        show("fma", () -> Math.fma(0.1, 10, -1) + " " + Math.fma(2f, 3f, 4f));
        show("cast", () -> (int) 3e10 + (long) 1e19);
    }
}
