public class IntegerOverflowLoops {
    public static void main(String[] args) {
        int h = 17;
        for (int i = 0; i < 100000; i++) h = h * 31 + i ^ h >>> 7;
        System.out.println(h);
        long l = 1;
        for (int i = 0; i < 100000; i++) l = l * 6364136223846793005L + 1442695040888963407L;
        System.out.println(l);
        int a = Integer.MAX_VALUE;
        System.out.println(a + 1 + " " + (a + 1L) + " " + a * a + " " + a * 2 + " " + (long) a * a + " " + -Integer.MIN_VALUE + " " + Integer.MIN_VALUE / -1 + " " + Integer.MIN_VALUE % -1 + " " + Math.abs(Integer.MIN_VALUE));
        int mid = (2000000000 + 2000000000) / 2, mid2 = (2000000000 + 2000000000) >>> 1;
        System.out.println(mid + " " + mid2);
        short s = 0;
        for (int i = 0; i < 70000; i++) s++;
        System.out.println(s);
        int f = 1;
        for (int i = 1; i < 40; i++) f *= i;
        System.out.println(f);
        System.out.println(-7 / 2 + " " + -7 % 2 + " " + 7 / -2 + " " + 7 % -2 + " " + (-7 >> 1) + " " + (-7 >>> 28) + " " + (-7 & 3));
    }
}
