public class StaticInitFailure {
    static class Bad {
        static int x = compute();

        static int compute() {
            System.out.println("initialising Bad");
            throw new IllegalStateException("no way");
        }

        static void touch() { }
    }

    static class BadError {
        static {
            if (true) throw new AssertionError("error passes through");
        }

        static int f = 1;
    }

    static class Child extends Bad {
        static {
            System.out.println("never reached");
        }
    }

    public static void main(String[] args) {
        try {
            Bad.touch();
        } catch (ExceptionInInitializerError e) {
            System.out.println(e + " | " + e.getMessage() + " | " + e.getCause() + " | " + e.getException());
        }
        for (int i = 0; i < 2; i++) {
            try {
                System.out.println(Bad.x);
            } catch (NoClassDefFoundError e) {
                System.out.println(e.getMessage());
                System.out.println(e.getCause());
            }
        }
        try {
            new Child();
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
        try {
            BadError.f = 2;
        } catch (AssertionError e) {
            System.out.println(e);
        }
        try {
            BadError.f = 2;
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
        new Bad2Holder().go();
    }

    static class Bad2Holder {
        void go() {
            Bad2.list.size();
        }
    }

    static class Bad2 {
        static java.util.List<Integer> list = java.util.List.of(1, Integer.parseInt("NaN"));
    }
}
