public class StringsOfBits {
    static int popcount(int x) {
        int c = 0;
        while (x != 0) {
            x &= x - 1;
            c++;
        }
        return c;
    }

    static int gray(int n) {
        return n ^ (n >>> 1);
    }

    static long interleave(int x, int y) {
        long r = 0;
        for (int i = 0; i < 32; i++) r |= (long) (x >>> i & 1) << (2 * i) | (long) (y >>> i & 1) << (2 * i + 1);
        return r;
    }

    static int isqrt(int n) {
        int r = 0;
        for (int b = 1 << 15; b != 0; b >>= 1) if ((r | b) * (long) (r | b) <= n) r |= b;
        return r;
    }

    static int xorshift(int s) {
        s ^= s << 13;
        s ^= s >>> 17;
        s ^= s << 5;
        return s;
    }

    static boolean powerOfTwo(int n) {
        return n > 0 && (n & -n) == n;
    }

    public static void main(String[] args) {
        System.out.println(popcount(0xF0F0) + " " + popcount(-1) + " " + popcount(Integer.MIN_VALUE));
        for (int i = 0; i < 8; i++) System.out.print(Integer.toBinaryString(gray(i)) + " ");
        System.out.println(interleave(-1, 0) + " " + interleave(0x1234, 0x5678));
        System.out.println(isqrt(99) + " " + isqrt(100) + " " + isqrt(Integer.MAX_VALUE));
        int s = 1;
        for (int i = 0; i < 1000; i++) s = xorshift(s);
        System.out.println(s + " " + powerOfTwo(64) + powerOfTwo(0) + powerOfTwo(Integer.MIN_VALUE));
        int flags = 0;
        flags |= 1 << 3;
        flags |= 1 << 31;
        flags &= ~(1 << 3);
        flags ^= 5;
        System.out.println(Integer.toHexString(flags) + " " + ((flags & 4) != 0));
        long h = 0xcbf29ce484222325L;
        for (char c : "fnv hash".toCharArray()) {
            h ^= c;
            h *= 0x100000001b3L;
        }
        System.out.println(Long.toHexString(h));
        int crc = -1;
        for (byte b : "123456789".getBytes()) {
            crc ^= b & 0xff;
            for (int k = 0; k < 8; k++) crc = (crc >>> 1) ^ (0xEDB88320 & -(crc & 1));
        }
        System.out.println(Integer.toHexString(~crc));
        int a = 5, b = 9;
        a ^= b ^= a ^= b;
        System.out.println(a + " " + b);
    }
}
