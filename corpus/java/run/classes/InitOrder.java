public class InitOrder {
    static StringBuilder log = new StringBuilder();

    static int log(String s) {
        System.out.println(s);
        return s.length();
    }

    static class Base {
        static int a = log("Base.static field");
        int b = log("Base.instance field");

        static {
            log("Base.static block");
        }

        {
            log("Base.instance block");
        }

        Base() {
            log("Base ctor");
            hook();
        }

        void hook() {
            log("Base.hook");
        }
    }

    static class Derived extends Base {
        static int c = log("Derived.static field");
        final int d = log("Derived.instance field");
        int e = 5;

        {
            log("Derived.instance block e=" + e);
            e = 6;
        }

        Derived() {
            this(1);
            log("Derived ctor e=" + e);
        }

        Derived(int x) {
            super();
            log("Derived(int) ctor");
        }

        @Override
        void hook() {
            log("Derived.hook d=" + d + " e=" + e);
        }
    }

    interface WithDefault {
        int X = log("WithDefault.X");

        default void m() { }
    }

    interface NoDefault {
        int Y = log("NoDefault.Y");
    }

    static class Impl implements WithDefault, NoDefault {
        static {
            log("Impl.static");
        }
    }

    static class Constants {
        static final int COMPILE = 42;
        static final String STR = "inlined";
        static final Integer BOXED = log("Constants.BOXED");
        static final int RUN = Integer.parseInt("7");
    }

    static class Lazy {
        static {
            log("Lazy init");
        }

        static int f;

        static void m() { }
    }

    static class LazyChild extends Lazy {
        static {
            log("LazyChild init");
        }
    }

    static class Circular1 {
        static int x = Circular2.y + 1;
    }

    static class Circular2 {
        static int y = Circular1.x + 1;
    }

    enum Color {
        RED, GREEN;

        static final java.util.Map<String, Color> BY = new java.util.HashMap<>();

        static {
            log("Color static");
            for (Color c : values()) BY.put(c.name(), c);
        }

        Color() {
            log("Color ctor " + name());
        }
    }

    static int z = 1;
    static {
        z = q() + 1;
    }
    static int w = 10;

    static int q() {
        return w;
    }

    public static void main(String[] args) throws Exception {
        log("main");
        new Derived();
        new Derived(2);
        new Impl();
        log("before Y");
        log("" + NoDefault.Y);
        log(Constants.COMPILE + Constants.STR);
        log("" + Constants.RUN);
        Lazy[] arr = new Lazy[2];
        Class<?> k = Lazy.class;
        log("array and literal do not initialise");
        log("" + LazyChild.f);
        LazyChild.m();
        new LazyChild();
        log(Circular1.x + " " + Circular2.y);
        log("" + Color.BY.get("GREEN"));
        log(z + " " + w);
        log(Class.forName("InitOrder$Forced", false, InitOrder.class.getClassLoader()).getSimpleName());
        Class.forName("InitOrder$Forced");
        log("end");
    }

    static class Forced {
        static {
            log("Forced init");
        }
    }
}
