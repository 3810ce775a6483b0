public class NestedBlocksScopes {
    static int x = 1;
    int y = 2;

    int shadow(int x) {
        int y = x + NestedBlocksScopes.x;
        {
            int z = y + this.y;
            x += z;
        }
        for (int z = 0; z < 2; z++) x += z;
        return x + y;
    }

    public static void main(String[] args) {
        System.out.println(new NestedBlocksScopes().shadow(10));
        var list = new java.util.ArrayList<java.util.Map<String, int[]>>();
        list.add(java.util.Map.of("k", new int[] {1, 2}));
        for (var m : list) for (var e : m.entrySet()) System.out.println(e.getKey() + e.getValue().length);
        var n = 10L;
        var f = 1.5f;
        System.out.println(n * f);
        int i = 0;
        i += i++ + ++i;
        System.out.println(i);
        int a = 5;
        a = a++ * 2 + a;
        System.out.println(a);
        int k = 1_000_000, bin = 0b1010, oct = 017, hex = 0xFF;
        long big = 0x7fff_ffff_ffffL;
        System.out.println(k + bin + oct + hex + big);
        System.out.println(1e3 + 1.5e-3f + 0x1p3 + .5 + 5.);
        char c = 'a';
        c += 1;
        c++;
        System.out.println(c);
        label:
        if (k > 0) {
            if (bin == 10) break label;
            System.out.println("skipped");
        }
        System.out.println("end");
        ;
        ;
    }
}
