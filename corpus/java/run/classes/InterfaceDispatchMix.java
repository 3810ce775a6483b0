public class InterfaceDispatchMix {
    interface A { int a(int x); default int both(int x) { return a(x) + 1; } }

    interface B { long b(long x); }

    interface C extends A, B { double c(double a, int b, long d, float e); }

    static class One implements C {
        public int a(int x) { return x + 1; }

        public long b(long x) { return x * 2; }

        public double c(double a, int b, long d, float e) { return a + b + d + e; }
    }

    static class Two extends One {
        @Override public int a(int x) { return super.a(x) * 10; }

        @Override public int both(int x) { return super.both(x) - 1000; }
    }

    enum Three implements A {
        P { public int a(int x) { return -x; } }, Q { public int a(int x) { return x * x; } }
    }

    record Four(int k) implements A, B {
        public int a(int x) { return x ^ k; }

        public long b(long x) { return x << k; }
    }

    public static void main(String[] args) {
        A[] as = {new One(), new Two(), Three.P, Three.Q, new Four(3), x -> x % 7, new A() { public int a(int x) { return 0; } public int both(int x) { return 99; } }};
        long t = 0;
        for (int i = 0; i < 700; i++) t = t * 17 + as[i % as.length].both(i);
        System.out.println(t);
        B[] bs = {new One(), new Two(), new Four(5), x -> ~x};
        for (B b : bs) System.out.print(b.b(1L << 33) + " ");
        System.out.println();
        C c = new Two();
        System.out.println(c.c(0.5, 1, 2L, 0.25f) + " " + c.both(4) + " " + ((A) c).a(1) + " " + ((B) c).b(3));
        Object o = new Four(1);
        System.out.println(((A) o).a(7) + ((B) o).b(7));
        System.out.println(o.equals(new Four(1)) + " " + o + " " + o.hashCode());
    }
}
