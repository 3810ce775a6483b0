public class SuppressedPrinted {
    static class Res implements AutoCloseable {
        final int n;
        Res(int n) { this.n = n; }
        public void close() throws Exception { throw new Exception("close " + n, new RuntimeException("cause " + n)); }
    }

    public static void main(String[] args) throws Throwable {
        try (Res a = new Res(1); Res b = new Res(2)) {
            throw new IllegalStateException("body");
        }
    }
}
