public class Operators {
    static int calls;

    static boolean t(String s) {
        calls++;
        System.out.print(s);
        return true;
    }

    static boolean f(String s) {
        calls++;
        System.out.print(s);
        return false;
    }

    static int side(int v) {
        System.out.print("[" + v + "]");
        return v;
    }

    public static void main(String[] args) {
        System.out.println(t("a") || f("b"));
        System.out.println(f("a") || f("b"));
        System.out.println(t("a") && f("b"));
        System.out.println(f("a") && t("b"));
        System.out.println(t("a") | f("b"));
        System.out.println(f("a") & t("b"));
        System.out.println(t("a") ^ t("b"));
        System.out.println(calls);
        System.out.println(side(1) + side(2) * side(3) - side(4));
        int[] a = new int[3];
        int i = 0;
        a[i++] = a[i] = i = 2;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + i);
        i = 0;
        i = i++ + i++ * --i + i--;
        System.out.println(i);
        System.out.println(true ? 1 : 2.0);
        System.out.println((Object) (true ? 1 : 'a'));
        Object o = true ? Integer.valueOf(1) : Double.valueOf(2);
        System.out.println(o);
        char c = 'x';
        int zero = 0;
        System.out.println(false ? zero : c);
        System.out.println(false ? 0 : c);
        System.out.println(1 + 2 + "3" + 4 + 5);
        System.out.println('a' + 'b' + "c");
        System.out.println("" + 'a' + 'b');
        System.out.println(~7 + " " + -(-7) + " " + +7 + " " + !true);
        System.out.println(5 & 3 | 8 ^ 2);
        boolean b = true;
        b &= false;
        b |= true;
        b ^= true;
        System.out.println(b);
        String s = null;
        s += "x";
        s += 1 + 2;
        s += 'c';
        System.out.println(s);
    }
}
