public class StackTraceDepth {
    static void a(int n) { if (n == 0) throw new IllegalStateException("deep"); b(n); }
    static void b(int n) { a(n - 1); }

    public static void main(String[] args) {
        try { a(3); } catch (IllegalStateException e) { for (StackTraceElement s : e.getStackTrace()) System.out.println(s.getMethodName() + ":" + s.getLineNumber()); }
        a(1);
    }
}
