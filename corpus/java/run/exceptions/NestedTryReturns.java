public class NestedTryReturns {
    static int x;
    static int inner() {
        try {
            try { x = 1; return x; } finally { x = 2; }
        } finally { x += 10; }
    }
    @SuppressWarnings("finally")
    static int swallow() {
        while (true) {
            try { throw new RuntimeException(); } finally { break; }
        }
        return 5;
    }
    static String both() {
        StringBuilder sb = new StringBuilder();
        try {
            try { sb.append(1 / (sb.length())); } finally { sb.append("f1"); throw new IllegalStateException("replaced"); }
        } catch (IllegalStateException e) {
            return sb + e.getMessage() + e.getSuppressed().length;
        }
    }
    static long cond(boolean b) {
        long r = 0;
        try { if (b) return r = 5; r = 7; } finally { r++; System.out.print("[" + r + "]"); }
        return r;
    }

    public static void main(String[] args) {
        System.out.println(inner() + " " + x);
        System.out.println(swallow());
        System.out.println(both());
        System.out.println(cond(true) + " " + cond(false));
    }
}
