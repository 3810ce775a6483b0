public class TryFinally {
    static StringBuilder log = new StringBuilder();

    static int ret() {
        try {
            return log("try", 1);
        } finally {
            log("finally", 0);
        }
    }

    static int overrides() {
        try {
            throw new IllegalStateException("lost");
        } finally {
            return 7;
        }
    }

    static int saved() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 99;
        }
    }

    static int[] savedArray() {
        int[] x = {1};
        try {
            return x;
        } finally {
            x[0] = 99;
        }
    }

    static int log(String s, int v) {
        log.append(s).append(' ');
        return v;
    }

    static int loop() {
        int i = 0;
        while (true) {
            try {
                i++;
                if (i == 2) continue;
                if (i == 5) break;
            } finally {
                log("f" + i, 0);
            }
        }
        return i;
    }

    static String nested(int k) {
        StringBuilder s = new StringBuilder();
        try {
            try {
                if (k == 1) throw new RuntimeException("one");
                if (k == 2) throw new Error("two");
                s.append("body ");
            } catch (RuntimeException e) {
                s.append("catch1 ");
                throw new IllegalArgumentException("from catch", e);
            } finally {
                s.append("fin1 ");
                if (k == 3) throw new ArithmeticException("from finally");
            }
            s.append("after ");
        } catch (IllegalArgumentException | ArithmeticException e) {
            s.append(e.getMessage()).append(' ').append(e.getCause()).append(' ');
        } catch (Throwable t) {
            s.append("throwable ").append(t).append(' ');
        } finally {
            s.append("fin2");
        }
        return s.toString();
    }

    static long wide() {
        long l = 5;
        double d = 2.5;
        try {
            l += 10;
            return l + (long) d;
        } finally {
            l = -1;
            d = -1;
        }
    }

    public static void main(String[] args) {
        System.out.println(ret() + " " + overrides() + " " + saved() + " " + savedArray()[0] + " " + loop() + " " + wide());
        System.out.println(log);
        for (int k = 0; k < 4; k++) System.out.println(nested(k));
        try {
            try {
                throw new RuntimeException("first");
            } finally {
                Object o = null;
                try {
                    o.hashCode();
                } catch (NullPointerException e) {
                    System.out.println("inner npe");
                }
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
    }
}
