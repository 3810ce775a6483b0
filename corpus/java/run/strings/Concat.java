public class Concat {
    static String s = "s";
    static final char C = 'K';
    byte b = -5;
    Object o = null;

    @Override
    public String toString() {
        return "Concat(" + b + ")";
    }

    static String next() {
        s += "+";
        return s;
    }

    public static void main(String[] args) {
        byte b = -128;
        short sh = 32767;
        char c = '\u00e9';
        int i = Integer.MIN_VALUE;
        long l = Long.MIN_VALUE;
        float f = 1e10f;
        double d = -0.0;
        boolean z = true;
        String n = null;
        Object o = new Concat();
        int[] arr = null;
        System.out.println("" + b + sh + c + i + l + f + d + z + n + o + arr);
        System.out.println(b + sh + c + "|" + i + l + "|" + (f + d) + z);
        System.out.println(n + n + null + o);
        System.out.println("const" + 1 + 'x' + 2.0 + C + true + null);
        System.out.println(next() + next() + s + next());
        String r = "";
        for (int k = 0; k < 10; k++) r = k + r + k;
        System.out.println(r);
        char[] chars = {'a', 'b'};
        System.out.println("v=" + String.valueOf(chars) + chars.length);
        System.out.println("\1\2 tag chars " + i + "\1" + l + "\2");
        System.out.println("" + Float.NaN + Double.NEGATIVE_INFINITY + (char) 0x20ac + (int) c + (byte) 300);
        Integer boxed = 77;
        Character bc = 'q';
        Long nl = null;
        System.out.println("boxed " + boxed + bc + nl + (boxed + 1) + (bc + 1));
        String many = "" + 1 + i + 2 + l + 3 + z + 4 + c + 5 + f + 6 + d + 7 + b + 8 + sh + 9 + n + 10 + o + 11 + boxed + 12 + i + 13 + i + 14 + i + 15 + i;
        System.out.println(many);
        StringBuilder sb = new StringBuilder("sb");
        System.out.println("cs:" + sb + sb.length());
        s += 1 + 2L + 'c' + "x" + 1 + 2;
        System.out.println(s);
        Object obj = "obj";
        obj += "plus";
        System.out.println(obj);
        String[] sa = {"a"};
        int idx = 0;
        sa[idx++] += "b" + idx;
        System.out.println(sa[0] + idx);
    }
}
