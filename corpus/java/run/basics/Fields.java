public class Fields {
    static byte sb = -1;
    static short ss = -2;
    static char sc = 'q';
    static int si = 3;
    static long sl = 4L << 32;
    static float sf = 1.5f;
    static double sd = -0.0;
    static boolean sz = true;
    static String str;
    byte b;
    short s;
    char c;
    int i;
    long l;
    float f;
    double d;
    boolean z;
    Object o;
    volatile int v = 9;
    transient int t = 8;
    final int fin;

    Fields(int fin) {
        this.fin = fin;
    }

    Fields next;

    public static void main(String[] args) {
        Fields x = new Fields(5);
        System.out.println(x.b + " " + x.s + " " + (int) x.c + " " + x.i + " " + x.l + " " + x.f + " " + x.d + " "
                + x.z + " " + x.o + " " + x.v + " " + x.t + " " + x.fin);
        System.out.println(sb + " " + ss + " " + sc + " " + si + " " + sl + " " + sf + " " + sd + " " + sz + " " + str);
        x.b += 130;
        x.s = (short) 70000;
        x.c = (char) -1;
        x.i++;
        x.l--;
        x.f /= 0;
        x.d = x.f - x.f;
        x.z = !x.z;
        System.out.println(x.b + " " + x.s + " " + (int) x.c + " " + x.i + " " + x.l + " " + x.f + " " + x.d + " " + x.z);
        sl += 1;
        sl <<= 2;
        sb >>= 1;
        ss *= 20000;
        sc++;
        sd -= 1;
        System.out.println(sl + " " + sb + " " + ss + " " + sc + " " + sd);
        x.next = new Fields(6);
        x.next.next = x;
        x.next.next.next.i = 42;
        System.out.println(x.next.i + " " + (x.next.next == x));
        x.next.l += x.next.i++ + ++x.next.i;
        System.out.println(x.next.l + " " + x.next.i);
    }
}
