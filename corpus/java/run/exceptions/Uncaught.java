public class Uncaught {
    static void level(int n) {
        if (n == 0) throw new IllegalStateException("deep trouble");
        level(n - 1);
    }

    static void wrap() {
        try {
            level(2);
        } catch (IllegalStateException e) {
            throw new RuntimeException("wrapped", e);
        }
    }

    static void outer() throws Exception {
        try {
            wrap();
        } catch (RuntimeException e) {
            Exception x = new Exception("outermost", e);
            x.addSuppressed(new java.io.IOException("side issue"));
            x.addSuppressed(new Error("with cause", new RuntimeException()));
            throw x;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("before");
        outer();
        System.out.println("never");
    }
}
