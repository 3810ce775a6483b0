public class CompoundAssignConversions {
    public static void main(String[] args) {
        int i = 10;
        i += 3.7;
        i -= 'a';
        i *= 1.5f;
        System.out.println(i);
        i /= 0.3;
        System.out.println(i);
        short s = 1;
        s += 100000;
        s *= s;
        System.out.println(s);
        char c = 'A';
        c += 1.9;
        c *= 1.01;
        System.out.println(c);
        long l = 5;
        l *= 1e18;
        System.out.println(l);
        l <<= 65;
        System.out.println(l);
        float f = 1;
        f += 1e-8;
        f += 16777216;
        System.out.println(f);
        byte b = 10;
        b -= 200;
        b ^= 0x1ff;
        b |= 256;
        System.out.println(b);
        int j = Integer.MAX_VALUE;
        j += 1L;
        j += Float.NaN;
        System.out.println(j);
        String str = "a";
        str += 1 + 2;
        str += 'x' + 1;
        str += null;
        System.out.println(str);
        boolean z = true;
        z &= i > 5 ^ j < 0;
        System.out.println(z);
    }
}
