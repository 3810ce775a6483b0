public class EnumSwitch {
    enum Op { ADD, SUB, MUL, DIV, NEG }

    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6), JUPITER(1.9e+27, 7.1492e7);

        final double mass, radius;

        Planet(double m, double r) {
            mass = m;
            radius = r;
        }

        double gravity() {
            return 6.67300E-11 * mass / (radius * radius);
        }
    }

    static int apply(Op op, int a, int b) {
        return switch (op) {
            case ADD -> a + b;
            case SUB -> a - b;
            case MUL -> a * b;
            case DIV -> {
                try {
                    yield a / b;
                } catch (ArithmeticException e) {
                    yield Integer.MAX_VALUE;
                }
            }
            case NEG -> -a;
        };
    }

    static String old(Op op) {
        String s = "";
        switch (op) {
            case ADD: s += "+";
            case SUB: s += "-"; break;
            case NEG: return "neg";
            default: s += "?";
        }
        return s;
    }

    public static void main(String[] args) {
        for (Op op : Op.values()) System.out.println(op + " " + apply(op, 12, 5) + " " + apply(op, 7, 0) + " " + old(op));
        Op nul = null;
        try {
            apply(nul, 1, 2);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        for (Planet p : Planet.values()) System.out.printf(java.util.Locale.ROOT, "%s %.2f%n", p, p.gravity());
        System.out.println(Op.valueOf("MUL").ordinal() + " " + Op.ADD.compareTo(Op.NEG) + " " + Op.DIV.name() + " " + Op.SUB.getDeclaringClass().getSimpleName());
        try {
            Op.valueOf("POW");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Op.valueOf(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Thread.State st = Thread.State.WAITING;
        switch (st) {
            case NEW, RUNNABLE -> System.out.println("live");
            case WAITING -> System.out.println("waiting");
            default -> System.out.println("else");
        }
    }
}
