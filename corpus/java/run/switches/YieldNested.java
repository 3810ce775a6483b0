public class YieldNested {
    static int f(int a, String b) {
        return switch (a) {
            case 0 -> switch (b) {
                case "x" -> 1;
                case "y" -> {
                    int t = 0;
                    for (int i = 0; i < 10; i++) {
                        if (i == 7) break;
                        t += i;
                    }
                    yield t;
                }
                default -> throw new IllegalStateException(b);
            };
            case 1 -> {
                try {
                    yield Integer.parseInt(b);
                } catch (NumberFormatException e) {
                    yield -1;
                } finally {
                    System.out.print("[fin]");
                }
            }
            default -> b.length() + (switch (b.charAt(0)) { case 'q': yield 5; default: yield 6; });
        };
    }

    public static void main(String[] args) {
        System.out.println(f(0, "x") + " " + f(0, "y") + " " + f(1, "55") + " " + f(1, "zz") + " " + f(2, "qq") + " " + f(3, "rrr"));
        try {
            f(0, "z");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        int x = 3;
        double d = switch (x) { case 1 -> 1; case 2 -> 2L; default -> 3.5f; };
        System.out.println(d);
        Object o = switch (x) { case 3 -> 'c'; default -> "s"; };
        System.out.println(o.getClass().getSimpleName());
        var v = switch (x) { case 3 -> 'c'; default -> 1000; };
        System.out.println(v);
        System.out.println("sum " + (1 + switch (x) { case 3 -> 10; default -> 20; } * 2) + "!");
        boolean b = switch (x) { case 3: yield x > 2; default: yield false; } && x < 4;
        System.out.println(b);
        Runnable r = switch (x) { case 3 -> () -> System.out.println("run " + x); default -> () -> { }; };
        r.run();
    }
}
