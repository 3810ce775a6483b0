import java.util.*;

public class ObjectArrayMix {
    public static void main(String[] args) {
        Object[] o = {1, 2L, 3f, 4.0, 'c', "s", true, null, new int[] {1, 2}, (byte) 5, (short) 6, List.of(7)};
        int n = 0;
        for (Object x : o) if (x instanceof Number k) n += k.intValue(); else if (x instanceof Character c) n += c; else if (x instanceof int[] a) n += a.length;
        System.out.println(n + " " + o.length);
    }
}
