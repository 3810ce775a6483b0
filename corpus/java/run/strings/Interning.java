public class Interning {
    static final String CONST = "con" + "stant";
    static final String PART = "con";

    public static void main(String[] args) {
        String a = "constant";
        String b = "constant";
        String c = new String("constant");
        String p = "con";
        String d = p + "stant";
        System.out.println((a == b) + " " + (a == c) + " " + (a == d) + " " + (a == CONST) + " " + (a == PART + "stant"));
        System.out.println((a == c.intern()) + " " + (a == d.intern()) + " " + a.equals(c) + " " + (c == d));
        final String fp = "con";
        System.out.println(a == fp + "stant");
        String fresh = new StringBuilder("fre").append("sh-").append(args.length).toString();
        System.out.println(fresh.intern() == fresh.intern());
        System.out.println(Other.S == "shared between classes");
        System.out.println("".intern() == "" && new String().intern() == "");
        System.out.println(String.valueOf(true) == "true");
        String e = a.substring(0);
        System.out.println(e == a);
        System.out.println(a.substring(1, 1) == "");
        System.out.println("x".toString() == "x");
        System.out.println(a.trim() == a);
        System.out.println(a.replace('z', 'y') == a);
        System.out.println(a.toLowerCase() == a);
        System.out.println(a.strip() == a);
        System.out.println("abc".repeat(1) == "abc");
        System.out.println(a.hashCode() == c.hashCode());
        switch (d) {
            case "constant" -> System.out.println("switch equals");
            default -> System.out.println("switch missed");
        }
    }

    static class Other {
        static String S = "shared between classes";
    }
}
