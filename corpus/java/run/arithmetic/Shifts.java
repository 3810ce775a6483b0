public class Shifts {
    public static void main(String[] args) {
        int[] ints = {1, -1, 0x80000000, 0x7fffffff, 0x12345678, -12345};
        int[] counts = {0, 1, 4, 31, 32, 33, 63, 64, -1, -31, -32, 100};
        for (int v : ints) {
            for (int c : counts) {
                System.out.print((v << c) + "/" + (v >> c) + "/" + (v >>> c) + " ");
            }
            System.out.println();
        }
        long[] longs = {1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0x123456789abcdefL};
        for (long v : longs) {
            for (int c : counts) {
                System.out.print((v << c) + "/" + (v >> c) + "/" + (v >>> c) + " ");
            }
            System.out.println();
        }
        byte b = (byte) 0xf0;
        System.out.println((b >> 2) + " " + (b >>> 2) + " " + (byte) (b >>> 2) + " " + (b << 2) + " " + (byte) (b << 2));
        b >>>= 2;
        System.out.println(b);
        short s = (short) 0x8001;
        s >>= 1;
        System.out.println(s);
        char c = 0x8001;
        c >>= 1;
        System.out.println((int) c);
        long count = 33;
        System.out.println(1 << count);
        System.out.println(1L << count);
        System.out.println(1 << -count);
        int i = 1;
        i <<= 35L;
        System.out.println(i);
    }
}
