public class GenOp11x18 {
    static int op0(int a, int b) { return a + b; }
    static int op1(int a, int b) { int r = a; r += b; return r; }
    static int op2(int a, int b) { return a - b; }
    static int op3(int a, int b) { int r = a; r -= b; return r; }
    static int op4(int a, int b) { return a * b; }
    static int op5(int a, int b) { int r = a; r *= b; return r; }
    static int op6(int a, int b) { return a / b; }
    static int op7(int a, int b) { int r = a; r /= b; return r; }
    static int op8(int a, int b) { return a % b; }
    static int op9(int a, int b) { int r = a; r %= b; return r; }
    static int op10(int a, int b) { return a & b; }
    static int op11(int a, int b) { return a | b; }
    static int op12(int a, int b) { return a ^ b; }
    static int op13(int a, int b) { return a << b; }
    static int op14(int a, long b) { return a << b; }
    static int op15(int a, int b) { return a >> b; }
    static int op16(int a, long b) { return a >> b; }
    static int op17(int a, int b) { return a >>> b; }
    static int op18(int a, long b) { return a >>> b; }
    static int op19(int a) { return ~a; }
    static int op20(int a) { return -a; }
    static boolean op21(int a, int b) { return a < b; }
    static int op22(int a, int b) { if (a < b) return 1; else return 2; }
    static int op23(int a, int b) { if (!(a < b)) return 1; return 2; }
    static int op24(int a) { int n = 0; while (a < 0 && n < 3) n++; return n; }
    static boolean op25(int a, int b) { return a <= b; }
    static int op26(int a, int b) { if (a <= b) return 1; else return 2; }
    static int op27(int a, int b) { if (!(a <= b)) return 1; return 2; }
    static int op28(int a) { int n = 0; while (a <= 0 && n < 3) n++; return n; }
    static boolean op29(int a, int b) { return a == b; }
    static int op30(int a, int b) { if (a == b) return 1; else return 2; }
    static int op31(int a, int b) { if (!(a == b)) return 1; return 2; }
    static int op32(int a) { int n = 0; while (a == 0 && n < 3) n++; return n; }
    static boolean op33(int a, int b) { return a != b; }
    static int op34(int a, int b) { if (a != b) return 1; else return 2; }
    static int op35(int a, int b) { if (!(a != b)) return 1; return 2; }
    static int op36(int a) { int n = 0; while (a != 0 && n < 3) n++; return n; }
    static boolean op37(int a, int b) { return a >= b; }
    static int op38(int a, int b) { if (a >= b) return 1; else return 2; }
    static int op39(int a, int b) { if (!(a >= b)) return 1; return 2; }
    static int op40(int a) { int n = 0; while (a >= 0 && n < 3) n++; return n; }
    static boolean op41(int a, int b) { return a > b; }
    static int op42(int a, int b) { if (a > b) return 1; else return 2; }
    static int op43(int a, int b) { if (!(a > b)) return 1; return 2; }
    static int op44(int a) { int n = 0; while (a > 0 && n < 3) n++; return n; }
    static byte op45(int a) { return (byte) a; }
    static byte op46(int a) { byte[] t = new byte[3]; t[1] = (byte) a; return t[1]; }
    static short op47(int a) { return (short) a; }
    static short op48(int a) { short[] t = new short[3]; t[1] = (short) a; return t[1]; }
    static char op49(int a) { return (char) a; }
    static char op50(int a) { char[] t = new char[3]; t[1] = (char) a; return t[1]; }
    static int op51(int a) { return (int) a; }
    static int op52(int a) { int[] t = new int[3]; t[1] = (int) a; return t[1]; }
    static long op53(int a) { return (long) a; }
    static long op54(int a) { long[] t = new long[3]; t[1] = (long) a; return t[1]; }
    static float op55(int a) { return (float) a; }
    static float op56(int a) { float[] t = new float[3]; t[1] = (float) a; return t[1]; }
    static double op57(int a) { return (double) a; }
    static double op58(int a) { double[] t = new double[3]; t[1] = (double) a; return t[1]; }
    static long op59(long a, long b) { return a + b; }
    static long op60(long a, long b) { long r = a; r += b; return r; }
    static long op61(long a, long b) { return a - b; }
    static long op62(long a, long b) { long r = a; r -= b; return r; }
    static long op63(long a, long b) { return a * b; }
    static long op64(long a, long b) { long r = a; r *= b; return r; }
    static long op65(long a, long b) { return a / b; }
    static long op66(long a, long b) { long r = a; r /= b; return r; }
    static long op67(long a, long b) { return a % b; }
    static long op68(long a, long b) { long r = a; r %= b; return r; }
    static long op69(long a, long b) { return a & b; }
    static long op70(long a, long b) { return a | b; }
    static long op71(long a, long b) { return a ^ b; }
    static long op72(long a, int b) { return a << b; }
    static long op73(long a, long b) { return a << b; }
    static long op74(long a, int b) { return a >> b; }
    static long op75(long a, long b) { return a >> b; }
    static long op76(long a, int b) { return a >>> b; }
    static long op77(long a, long b) { return a >>> b; }
    static long op78(long a) { return ~a; }
    static long op79(long a) { return -a; }
    static boolean op80(long a, long b) { return a < b; }
    static int op81(long a, long b) { if (a < b) return 1; else return 2; }
    static int op82(long a, long b) { if (!(a < b)) return 1; return 2; }
    static int op83(long a) { int n = 0; while (a < 0 && n < 3) n++; return n; }
    static boolean op84(long a, long b) { return a <= b; }
    static int op85(long a, long b) { if (a <= b) return 1; else return 2; }
    static int op86(long a, long b) { if (!(a <= b)) return 1; return 2; }
    static int op87(long a) { int n = 0; while (a <= 0 && n < 3) n++; return n; }
    static boolean op88(long a, long b) { return a == b; }
    static int op89(long a, long b) { if (a == b) return 1; else return 2; }
    static int op90(long a, long b) { if (!(a == b)) return 1; return 2; }
    static int op91(long a) { int n = 0; while (a == 0 && n < 3) n++; return n; }
    static boolean op92(long a, long b) { return a != b; }
    static int op93(long a, long b) { if (a != b) return 1; else return 2; }
    static int op94(long a, long b) { if (!(a != b)) return 1; return 2; }
    static int op95(long a) { int n = 0; while (a != 0 && n < 3) n++; return n; }
    static boolean op96(long a, long b) { return a >= b; }
    static int op97(long a, long b) { if (a >= b) return 1; else return 2; }
    static int op98(long a, long b) { if (!(a >= b)) return 1; return 2; }
    static int op99(long a) { int n = 0; while (a >= 0 && n < 3) n++; return n; }
    static boolean op100(long a, long b) { return a > b; }
    static int op101(long a, long b) { if (a > b) return 1; else return 2; }
    static int op102(long a, long b) { if (!(a > b)) return 1; return 2; }
    static int op103(long a) { int n = 0; while (a > 0 && n < 3) n++; return n; }
    static byte op104(long a) { return (byte) a; }
    static byte op105(long a) { byte[] t = new byte[3]; t[1] = (byte) a; return t[1]; }
    static short op106(long a) { return (short) a; }
    static short op107(long a) { short[] t = new short[3]; t[1] = (short) a; return t[1]; }
    static char op108(long a) { return (char) a; }
    static char op109(long a) { char[] t = new char[3]; t[1] = (char) a; return t[1]; }
    static int op110(long a) { return (int) a; }
    static int op111(long a) { int[] t = new int[3]; t[1] = (int) a; return t[1]; }
    static long op112(long a) { return (long) a; }
    static long op113(long a) { long[] t = new long[3]; t[1] = (long) a; return t[1]; }
    static float op114(long a) { return (float) a; }
    static float op115(long a) { float[] t = new float[3]; t[1] = (float) a; return t[1]; }
    static double op116(long a) { return (double) a; }
    static double op117(long a) { double[] t = new double[3]; t[1] = (double) a; return t[1]; }
    static float op118(float a, float b) { return a + b; }
    static float op119(float a, float b) { float r = a; r += b; return r; }
    static float op120(float a, float b) { return a - b; }
    static float op121(float a, float b) { float r = a; r -= b; return r; }
    static float op122(float a, float b) { return a * b; }
    static float op123(float a, float b) { float r = a; r *= b; return r; }
    static float op124(float a, float b) { return a / b; }
    static float op125(float a, float b) { float r = a; r /= b; return r; }
    static float op126(float a, float b) { return a % b; }
    static float op127(float a, float b) { float r = a; r %= b; return r; }
    static float op128(float a) { return -a; }
    static boolean op129(float a, float b) { return a < b; }
    static int op130(float a, float b) { if (a < b) return 1; else return 2; }
    static int op131(float a, float b) { if (!(a < b)) return 1; return 2; }
    static int op132(float a) { int n = 0; while (a < 0 && n < 3) n++; return n; }
    static boolean op133(float a, float b) { return a <= b; }
    static int op134(float a, float b) { if (a <= b) return 1; else return 2; }
    static int op135(float a, float b) { if (!(a <= b)) return 1; return 2; }
    static int op136(float a) { int n = 0; while (a <= 0 && n < 3) n++; return n; }
    static boolean op137(float a, float b) { return a == b; }
    static int op138(float a, float b) { if (a == b) return 1; else return 2; }
    static int op139(float a, float b) { if (!(a == b)) return 1; return 2; }
    static int op140(float a) { int n = 0; while (a == 0 && n < 3) n++; return n; }
    static boolean op141(float a, float b) { return a != b; }
    static int op142(float a, float b) { if (a != b) return 1; else return 2; }
    static int op143(float a, float b) { if (!(a != b)) return 1; return 2; }
    static int op144(float a) { int n = 0; while (a != 0 && n < 3) n++; return n; }
    static boolean op145(float a, float b) { return a >= b; }
    static int op146(float a, float b) { if (a >= b) return 1; else return 2; }
    static int op147(float a, float b) { if (!(a >= b)) return 1; return 2; }
    static int op148(float a) { int n = 0; while (a >= 0 && n < 3) n++; return n; }
    static boolean op149(float a, float b) { return a > b; }
    static int op150(float a, float b) { if (a > b) return 1; else return 2; }
    static int op151(float a, float b) { if (!(a > b)) return 1; return 2; }
    static int op152(float a) { int n = 0; while (a > 0 && n < 3) n++; return n; }
    static byte op153(float a) { return (byte) a; }
    static byte op154(float a) { byte[] t = new byte[3]; t[1] = (byte) a; return t[1]; }
    static short op155(float a) { return (short) a; }
    static short op156(float a) { short[] t = new short[3]; t[1] = (short) a; return t[1]; }
    static char op157(float a) { return (char) a; }
    static char op158(float a) { char[] t = new char[3]; t[1] = (char) a; return t[1]; }
    static int op159(float a) { return (int) a; }
    static int op160(float a) { int[] t = new int[3]; t[1] = (int) a; return t[1]; }
    static long op161(float a) { return (long) a; }
    static long op162(float a) { long[] t = new long[3]; t[1] = (long) a; return t[1]; }
    static float op163(float a) { return (float) a; }
    static float op164(float a) { float[] t = new float[3]; t[1] = (float) a; return t[1]; }
    static double op165(float a) { return (double) a; }
    static double op166(float a) { double[] t = new double[3]; t[1] = (double) a; return t[1]; }
    static double op167(double a, double b) { return a + b; }
    static double op168(double a, double b) { double r = a; r += b; return r; }
    static double op169(double a, double b) { return a - b; }
    static double op170(double a, double b) { double r = a; r -= b; return r; }
    static double op171(double a, double b) { return a * b; }
    static double op172(double a, double b) { double r = a; r *= b; return r; }
    static double op173(double a, double b) { return a / b; }
    static double op174(double a, double b) { double r = a; r /= b; return r; }
    static double op175(double a, double b) { return a % b; }
    static double op176(double a, double b) { double r = a; r %= b; return r; }
    static double op177(double a) { return -a; }
    static boolean op178(double a, double b) { return a < b; }
    static int op179(double a, double b) { if (a < b) return 1; else return 2; }
    static int op180(double a, double b) { if (!(a < b)) return 1; return 2; }
    static int op181(double a) { int n = 0; while (a < 0 && n < 3) n++; return n; }
    static boolean op182(double a, double b) { return a <= b; }
    static int op183(double a, double b) { if (a <= b) return 1; else return 2; }
    static int op184(double a, double b) { if (!(a <= b)) return 1; return 2; }
    static int op185(double a) { int n = 0; while (a <= 0 && n < 3) n++; return n; }
    static boolean op186(double a, double b) { return a == b; }
    static int op187(double a, double b) { if (a == b) return 1; else return 2; }
    static int op188(double a, double b) { if (!(a == b)) return 1; return 2; }
    static int op189(double a) { int n = 0; while (a == 0 && n < 3) n++; return n; }
    static boolean op190(double a, double b) { return a != b; }
    static int op191(double a, double b) { if (a != b) return 1; else return 2; }
    static int op192(double a, double b) { if (!(a != b)) return 1; return 2; }
    static int op193(double a) { int n = 0; while (a != 0 && n < 3) n++; return n; }
    static boolean op194(double a, double b) { return a >= b; }
    static int op195(double a, double b) { if (a >= b) return 1; else return 2; }
    static int op196(double a, double b) { if (!(a >= b)) return 1; return 2; }
    static int op197(double a) { int n = 0; while (a >= 0 && n < 3) n++; return n; }
    static boolean op198(double a, double b) { return a > b; }
    static int op199(double a, double b) { if (a > b) return 1; else return 2; }
    static int op200(double a, double b) { if (!(a > b)) return 1; return 2; }
    static int op201(double a) { int n = 0; while (a > 0 && n < 3) n++; return n; }
    static byte op202(double a) { return (byte) a; }
    static byte op203(double a) { byte[] t = new byte[3]; t[1] = (byte) a; return t[1]; }
    static short op204(double a) { return (short) a; }
    static short op205(double a) { short[] t = new short[3]; t[1] = (short) a; return t[1]; }
    static char op206(double a) { return (char) a; }
    static char op207(double a) { char[] t = new char[3]; t[1] = (char) a; return t[1]; }
    static int op208(double a) { return (int) a; }
    static int op209(double a) { int[] t = new int[3]; t[1] = (int) a; return t[1]; }
    static long op210(double a) { return (long) a; }
    static long op211(double a) { long[] t = new long[3]; t[1] = (long) a; return t[1]; }
    static float op212(double a) { return (float) a; }
    static float op213(double a) { float[] t = new float[3]; t[1] = (float) a; return t[1]; }
    static double op214(double a) { return (double) a; }
    static double op215(double a) { double[] t = new double[3]; t[1] = (double) a; return t[1]; }
    static int op216(int a) { int r = a; r += 1; return r; }
    static int op217(int a) { int r = a; r += -1; return r; }
    static int op218(int a) { int r = a; r += 127; return r; }
    static int op219(int a) { int r = a; r += -128; return r; }
    static int op220(int a) { int r = a; r += 128; return r; }
    static int op221(int a) { int r = a; r += 32767; return r; }
    static int op222(int a) { int r = a; r += -32768; return r; }
    static byte op223(int a, int b) { byte r = (byte) a; r += b; r++; r >>>= 3; return r; }
    static short op224(int a, int b) { short r = (short) a; r += b; r++; r >>>= 3; return r; }
    static char op225(int a, int b) { char r = (char) a; r += b; r++; r >>>= 3; return r; }
    static boolean op226(int a, int b) { boolean x = a > 0, y = b > 0; return x ^ y | x & !y; }
    static int op227(int a, int b) { int[] t = new int[a & 15]; t[b] = 3; return t[b]; }
    static int op228(int a) { return new int[a & 0x800000ff].length; }
    static Object c216() { return op100(0L, 0x20000000000001L); }
    static Object c217() { return op131(-1.5f, -128.5f); }
    static Object c218() { return op222(-873312969); }
    static Object c219() { return op31(1501739847, 32); }
    static Object c220() { return op85(2L, Long.MIN_VALUE); }
    static Object c221() { return op168(1d, Double.longBitsToDouble(911266338154035944L)); }
    static Object c222() { return op38(2, 65535); }
    static Object c223() { return op119(Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY); }
    static Object c224() { return op209(-2.5d); }
    static Object c225() { return op158(Float.MAX_VALUE); }
    static Object c226() { return op130(Float.NEGATIVE_INFINITY, 1e38f); }
    static Object c227() { return op68(-3L, 1L); }

    static Object call(int id) {
        switch (id) {
            case 216: return c216();
            case 217: return c217();
            case 218: return c218();
            case 219: return c219();
            case 220: return c220();
            case 221: return c221();
            case 222: return c222();
            case 223: return c223();
            case 224: return c224();
            case 225: return c225();
            case 226: return c226();
            case 227: return c227();
            default: throw new AssertionError(id);
        }
    }

    static String show(Object o) {
        if (o instanceof Float f) return "f" + Integer.toHexString(Float.floatToIntBits(f));
        if (o instanceof Double d) return "d" + Long.toHexString(Double.doubleToLongBits(d));
        if (o instanceof Character c) return "c" + (int) c;
        return String.valueOf(o);
    }

    public static void main(String[] args) {
        for (int id = 216; id < 228; id++) {
            String line;
            try {
                line = show(call(id));
            } catch (RuntimeException | StackOverflowError e) {
                line = "! " + e;
            }
            System.out.println(id + " " + line);
        }
    }
}
