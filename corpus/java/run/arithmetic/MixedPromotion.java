public class MixedPromotion {
    public static void main(String[] args) {
        byte b = 10; short s = 20; char c = 'c'; int i = 30; long l = 40; float f = 1.5f; double d = 2.5;
        Object[] r = {b + s, b + c, i + l, l + f, f + d, b * b, (byte) (b * 100), c + 1, 'a' + 'b', i / 4, i / 4.0, i / 4f, l / 7, 5 / 2 * 2.0, 5 / 2.0 * 2, 1 / 3 + 1 / 3f, true ? b : i, true ? 'x' : 0, true ? 1 : 'x', false ? 1L : 2f};
        for (Object o : r) System.out.print(o + ":" + o.getClass().getSimpleName() + " ");
        System.out.println();
        System.out.println(b & 6 | s ^ c);
        System.out.println(i << l);
        System.out.println(l << i);
        System.out.println((i > l) + " " + (c > b) + " " + (f == 1.5) + " " + (d >= f) + " " + (i == 30.0f) + " " + (l != 40.5));
        System.out.println(-b + " " + ~c + " " + +s);
        long big = Long.MAX_VALUE;
        System.out.println((float) big + " " + (double) big + " " + (big == (double) big) + " " + (int) big + " " + (big + 0f));
        int x = 'a' * 2 + 3 % 2 - (5 >> 1);
        System.out.println(x);
    }
}
