public class TryWithResources {
    static class R implements AutoCloseable {
        final String name;
        final boolean failClose;

        R(String name, boolean failOpen, boolean failClose) {
            if (failOpen) throw new IllegalStateException("open " + name);
            this.name = name;
            this.failClose = failClose;
            System.out.println("open " + name);
        }

        @Override
        public void close() {
            System.out.println("close " + name);
            if (failClose) throw new IllegalArgumentException("close " + name);
        }
    }

    static void run(boolean bodyFails, boolean aClose, boolean bOpen, boolean bClose) {
        try (R a = new R("a", false, aClose); R b = new R("b", bOpen, bClose); R n = null) {
            System.out.println("body " + a.name + b.name + n);
            if (bodyFails) throw new RuntimeException("body");
        } catch (RuntimeException e) {
            System.out.println("caught " + e.getMessage());
            for (Throwable s : e.getSuppressed()) {
                System.out.println("  suppressed " + s);
                for (Throwable t : s.getSuppressed()) System.out.println("    suppressed " + t);
            }
        } finally {
            System.out.println("finally");
        }
    }

    static int returning() {
        R outer = new R("outer", false, false);
        try (outer) {
            return 3;
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 16; i++) {
            System.out.println("-- " + i);
            run((i & 1) != 0, (i & 2) != 0, (i & 4) != 0, (i & 8) != 0);
        }
        System.out.println(returning());
        for (int i = 0; i < 3; i++) {
            try (R r = new R("loop" + i, false, false)) {
                if (i == 0) continue;
                if (i == 1) break;
            }
        }
        AutoCloseable lambda = () -> System.out.println("lambda closed");
        try (lambda; AutoCloseable l2 = () -> { throw new Exception("checked close"); }) {
            System.out.println("in");
        } catch (Exception e) {
            System.out.println(e);
        }
        Exception e = new Exception("x");
        try {
            e.addSuppressed(e);
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage() + " " + x.getCause());
        }
        try {
            e.addSuppressed(null);
        } catch (NullPointerException x) {
            System.out.println(x.getMessage());
        }
    }
}
