public class TernaryChains {
    static String grade(int score) {
        return score >= 90 ? "A" : score >= 80 ? "B" : score >= 70 ? "C" : score >= 60 ? "D" : "F";
    }

    static int sign(long v) {
        return v < 0 ? -1 : v > 0 ? 1 : 0;
    }

    static String fizz(int i) {
        return i % 15 == 0 ? "FizzBuzz" : i % 5 == 0 ? "Buzz" : i % 3 == 0 ? "Fizz" : String.valueOf(i);
    }

    public static void main(String[] args) {
        for (int s : new int[] {95, 90, 89, 75, 60, 59, 0, -5}) System.out.print(grade(s));
        System.out.println();
        System.out.println(sign(Long.MIN_VALUE) + " " + sign(0) + " " + sign(1L << 33));
        StringBuilder sb = new StringBuilder();
        for (int i = 1; i <= 30; i++) sb.append(fizz(i)).append(i < 30 ? "," : "\n");
        System.out.print(sb);
        Integer boxed = null;
        try {
            int v = args.length == 0 ? boxed : 0;
            System.out.println(v);
        } catch (NullPointerException e) {
            System.out.println("unboxing null");
        }
        long l = args.length > 100 ? 1 : 2L;
        System.out.println(l);
        Object o = args.length == 0 ? (Object) "s" : 1;
        System.out.println(o instanceof String);
        boolean a = true, b = false;
        System.out.println(a ? b ? 1 : 2 : 3);
        System.out.println(a == b ? "same" : a != b ? "different" : "never");
        System.out.println((a = b) ? "assigned true" : "assigned false");
    }
}
