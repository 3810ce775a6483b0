/** Methods of all kinds, for `--method`. */
public class Parcel {
    private final int base = 5;

    static void pair(int a, int b) {
        if (a > 1000 && b == a * 2) {
            throw new IllegalStateException("double");
        }
    }

    static void pair(long a) {
        assert a != 77L;
    }

    static int sum(int[] xs) {
        int sum = 0;
        for (int x : xs) {
            sum += x;
        }
        assert sum != 12 || xs.length < 3;
        return sum;
    }

    private static void narrow(short s, byte b, char c, boolean z) {
        assert !(s == 300 && b == -7 && c == 'x' && z);
    }

    static void real(double d, float f) {
        assert !(d > 1.5 && d < 1.6 && f == 2.5f);
    }

    static void text(String s) {
        assert !s.equals("hello");
    }

    static void texts(String[] all) {
        assert all.length < 2 || !all[1].equals("ab");
    }

    void weigh(int x) {
        assert x + base != 12;
    }

    static void half(int x) {
        assert x < 0 || x / 2 <= x;
    }

    static void post(Object parcel) {}

    static abstract class Shape {
        void draw(int x) {}
    }

    static class Stamp {
        final int price;

        Stamp(int price) {
            this.price = price;
        }

        void stick(int x) {}

        static void cost(int cents) {
            assert cents != 9;
        }
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        assert n != 42;
        assert args.length < 2 || !args[1].equals("ab");
    }
}
