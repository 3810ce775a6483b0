import java.util.ArrayList;
import java.util.List;

public class BoxingCaches {
    static String kind(Object o) {
        return o.getClass().getSimpleName();
    }

    public static void main(String[] args) {
        Integer a = 127, b = 127, c = 128, d = 128, e = -128, f = -128, g = -129, h = -129;
        System.out.println((a == b) + " " + (c == d) + " " + (e == f) + " " + (g == h) + " " + c.equals(d) + " " + (c == 128) + " " + (c <= d && c >= d));
        Long la = 127L, lb = 127L, lc = 128L, ld = 128L;
        System.out.println((la == lb) + " " + (lc == ld) + " " + la.equals(127) + " " + la.equals(127L));
        Character ca = 'a', cb = 'a';
        Byte ba = (byte) 200, bb = (byte) -56;
        Short sa = 100, sb = 100;
        Boolean ta = true, tb = Boolean.valueOf("TRUE");
        System.out.println((ca == cb) + " " + (ba == bb) + " " + (sa == sb) + " " + (ta == tb));
        Integer i = 5;
        i++;
        i += 2;
        i = -i;
        System.out.println(i + " " + (i << 2) + " " + (i / 3) + " " + i.compareTo(3));
        int prim = i;
        long wide = i;
        double dd = i;
        Object o = 'x';
        System.out.println(prim + " " + wide + " " + dd + " " + (char) o + " " + kind(1) + kind(1L) + kind(1f) + kind(1.0) + kind('c') + kind((byte) 1) + kind((short) 1) + kind(true));
        List<Integer> l = new ArrayList<>(List.of(10, 20, 30));
        l.remove(1);
        l.remove((Integer) 30);
        System.out.println(l);
        Object t = true ? 1 : "s";
        Object t2 = true ? 1 : 2.0;
        Object t3 = true ? null : 0;
        Object t4 = true ? (Integer) 1 : (Character) 'a';
        System.out.println(kind(t) + kind(t2) + t3 + kind(t4));
        Number n = 3.99;
        System.out.println(n.intValue() + " " + n.longValue() + " " + n.byteValue() + " " + Integer.valueOf(300).byteValue() + " " + Double.valueOf(1e20).intValue());
        Integer sum = 0;
        for (int k = 0; k < 1000; k++) sum += k;
        System.out.println(sum);
        Character ch = 'a';
        ch++;
        System.out.println(ch + " " + (ch + 1) + " " + (char) (ch + 1) + " " + ch.hashCode() + Long.hashCode(1L << 32) + Double.hashCode(1.5) + Boolean.hashCode(true) + Float.hashCode(1f) + Byte.hashCode((byte) -1));
        try {
            Integer nul = null;
            int bad = nul;
        } catch (NullPointerException x) {
            System.out.println("npe");
        }
        System.out.println(Integer.valueOf(7).equals(Long.valueOf(7)) + " " + new ArrayList<>(List.of(1L)).contains(1) + " " + (Integer.valueOf(7) == 7L) + " " + Double.valueOf(0.0).equals(-0.0) + " " + Float.valueOf(Float.NaN).equals(Float.NaN));
        switch (Integer.valueOf(3)) {
            case 3 -> System.out.println("three");
            default -> System.out.println("other");
        }
        long mixed = a + lc + ca;
        System.out.println(mixed + " " + (a > la) + " " + Integer.toString(a) + a.doubleValue());
    }
}
