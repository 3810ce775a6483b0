public class Locals {
    static long mix(int a, long b, float c, double d, byte e, short f, char g, boolean h) {
        long r = a;
        r = r * 31 + b;
        r = r * 31 + (long) c;
        r = r * 31 + (long) d;
        r = r * 31 + e;
        r = r * 31 + f;
        r = r * 31 + g;
        return h ? r : -r;
    }

    static double doubles(double a, long b, double c, int d, double e) {
        double s = 0;
        for (int i = 0; i < d; i++) {
            s += a * i - c / (i + 1) + e;
        }
        return s + b;
    }

    public static void main(String[] args) {
        System.out.println(mix(1, 2L, 3f, 4d, (byte) 5, (short) 6, 'a', true));
        System.out.println(mix(-1, Long.MIN_VALUE, 1e20f, -1e300, (byte) 200, (short) 40000, '\uffff', false));
        System.out.println(doubles(1.5, 7, 2.25, 5, 0.125));
        int x = 10;
        int y = x++ + ++x;
        System.out.println(x + " " + y);
        y += x -= 3;
        System.out.println(x + " " + y);
        int a, b, c;
        a = b = c = 7;
        a ^= b;
        b ^= a;
        a ^= c;
        System.out.println(a + " " + b + " " + c);
        {
            long inner = 1L << 40;
            System.out.println(inner);
        }
        {
            double inner = 0.1 + 0.2;
            System.out.println(inner);
        }
        final int k;
        if (args.length == 0) k = 3; else k = 4;
        System.out.println(k);
        byte bb = 127;
        bb++;
        System.out.println(bb);
        short ss = -32768;
        ss--;
        System.out.println(ss);
        char cc = 0;
        cc--;
        System.out.println((int) cc);
        bb += 3.7;
        System.out.println(bb);
        cc += 2;
        System.out.println((int) cc);
        ss >>>= 1;
        System.out.println(ss);
    }
}
