public class NestmatesPrivate {
    private int p = 1;

    private int inc() {
        return ++p;
    }

    private static String st(String s) {
        return "[" + s + "]";
    }

    private NestmatesPrivate() { }

    private NestmatesPrivate(int p) {
        this.p = p;
    }

    static class A {
        private long x = 5;

        private A() { }

        private long get(NestmatesPrivate n) {
            n.p += 10;
            return x + n.inc() + n.p;
        }

        class C {
            private int q = (int) x + 1;

            private void bump() {
                x += q++;
                x++;
            }
        }
    }

    interface I {
        private int hid() {
            return 77;
        }

        static int call(I i) {
            return i.hid();
        }
    }

    static class Sub extends NestmatesPrivate {
        private int p = 1000;

        private int inc() {
            return p += 2;
        }

        int mix() {
            return inc() + super.inc() + super.p + ((NestmatesPrivate) this).p + p;
        }
    }

    public static void main(String[] args) {
        NestmatesPrivate n = new NestmatesPrivate(7);
        A a = new A();
        System.out.println(a.get(n) + st("" + a.x));
        A.C c = a.new C();
        c.bump();
        c.bump();
        System.out.println(a.x + " " + c.q);
        System.out.println(I.call(new I() { }));
        System.out.println(new Sub().mix());
        NestmatesPrivate s = new Sub();
        System.out.println(s.inc() + " " + ((Sub) s).inc());
        java.util.function.IntSupplier sup = n::inc;
        System.out.println(sup.getAsInt() + sup.getAsInt());
        Runnable r = () -> n.p *= 2;
        r.run();
        System.out.println(n.p);
        System.out.println(A.class.getNestHost().getSimpleName() + " " + A.C.class.isNestmateOf(Sub.class) + " " + NestmatesPrivate.class.getNestMembers().length);
    }
}
