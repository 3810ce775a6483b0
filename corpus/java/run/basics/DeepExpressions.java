public class DeepExpressions {
    static int f(int a, int b, int c, int d, int e, int g) {
        return a + b * c - d / (e == 0 ? 1 : e) % (g == 0 ? 1 : g);
    }

    static boolean logic(boolean a, boolean b, boolean c) {
        return a ? b && !c || c && !b : !(b ^ c) & (a | b | c);
    }

    static double horner(double x, double... c) {
        double r = 0;
        for (int i = c.length - 1; i >= 0; i--) r = r * x + c[i];
        return r;
    }

    public static void main(String[] args) {
        System.out.println(f(f(1, 2, 3, 4, 5, 6), f(6, 5, 4, 3, 2, 1), f(0, 0, 0, 0, 0, 0), f(9, 9, 9, 9, 9, 9), f(1, f(1, 1, 1, f(2, 2, 2, 2, 2, 2), 1, 1), 1, 1, 1, 1), 7));
        for (int i = 0; i < 8; i++) System.out.print(logic((i & 4) != 0, (i & 2) != 0, (i & 1) != 0) ? 1 : 0);
        System.out.println();
        System.out.println(horner(2, 1, 0, -3, 4.5) + " " + horner(1));
        int x = 7;
        System.out.println(((((((x + 1) * 2) - 3) << 2) ^ 5) | 64) & ~3);
        System.out.println(x > 5 ? x < 10 ? x == 7 ? "seven" : "mid" : "big" : "small");
        long l = 1L * Integer.MAX_VALUE * 2 + (x = 3) * (x += 2) - x--;
        System.out.println(l + " " + x);
        System.out.println((byte) (short) (char) (int) 3.99e9 + " " + (int) (float) Integer.MAX_VALUE + " " + (long) (float) Long.MAX_VALUE);
        System.out.println((x & 1) == 1 ^ x > 2 | !(x != 4));
        int y = -(-(-x));
        int z = ~-~-x;
        System.out.println(y + " " + z);
        String s = "a" + (x > 0 ? "b" + (x > 1 ? "c" : "d") : "e") + (x + x) + x + x;
        System.out.println(s);
        int[] a = {3, 1, 2};
        System.out.println(a[a[a[0] - 1] - 1 + a[1] - 1] + a[a.length - a[1]]);
    }
}
