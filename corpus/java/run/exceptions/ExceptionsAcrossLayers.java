import java.io.*;
import java.util.*;
import java.util.function.*;
public class ExceptionsAcrossLayers {
    static class AppException extends Exception {
        final int code;
        AppException(int c, String m, Throwable t) {
            super(m, t);
            code = c;
        }
        @Override public String getMessage() {
            return "[" + code + "] " + super.getMessage();
        }
    }
    static class Fatal extends AppException {
        Fatal(String m) {
            super(9, m, null);
        }
        @Override public synchronized Throwable fillInStackTrace() {
            return this;
        }
    }
    static class Res implements Closeable {
        final String n;
        final boolean bad;
        static final List<String> log = new ArrayList<>();
        Res(String n, boolean bad) throws IOException {
            this.n = n;
            this.bad = bad;
            if (n.startsWith("!")) throw new FileNotFoundException(n);
            log.add("open " + n);
        }
        @Override public void close() throws IOException {
            log.add("close " + n);
            if (bad) throw new IOException("close " + n);
        }
    }
    static int level(int n) throws AppException {
        try {
            if (n == 0) return Integer.parseInt("NaN");
            return level(n - 1);
        } catch (NumberFormatException e) {
            throw new AppException(n, "level " + n, e);
        } finally {
            if (n == 2) System.out.println("unwinding 2");
        }
    }
    static String use(String... names) {
        try (Res a = new Res(names[0], names[0].endsWith("x")); Res b = new Res(names[1], names[1].endsWith("x"))) {
            if (names.length > 2) throw new IllegalStateException(names[2]);
            return a.n + b.n;
        } catch (FileNotFoundException e) {
            return "missing " + e.getMessage();
        } catch (IOException e) {
            return "io " + e.getMessage() + Arrays.toString(e.getSuppressed());
        } catch (IllegalStateException e) {
            return "state " + e.getMessage() + " suppressed " + Arrays.toString(e.getSuppressed());
        } finally {
            System.out.println(Res.log);
            Res.log.clear();
        }
    }
    @SuppressWarnings("unchecked") static <E extends Throwable> void sneaky(Throwable t) throws E {
        throw (E) t;
    }
    interface Thrower<T> {
        T get() throws Exception;
        static <T> Supplier<T> wrap(Thrower<T> t) {
            return () -> {
                try {
                    return t.get();
                } catch (RuntimeException e) {
                    throw e;
                } catch (Exception e) {
                    throw new RuntimeException(e);
                }
            };
        }
    }
    public static void main(String[] args) {
        try {
            level(3);
        } catch (AppException e) {
            System.out.println(e + " <- " + e.getCause() + " depth " + e.getStackTrace().length + e.getStackTrace()[0].getLineNumber());
            e.printStackTrace();
        }
        System.out.println(use("a", "b"));
        System.out.println(use("a", "!b"));
        System.out.println(use("ax", "bx"));
        System.out.println(use("ax", "bx", "boom"));
        try {
            Thrower.wrap(() -> { throw new IOException("wrapped"); }).get();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + e.getCause().getMessage());
        }
        try {
            ExceptionsAcrossLayers.<RuntimeException>sneaky(new IOException("sneaked"));
        } catch (Exception e) {
            System.out.println(e.getClass() + " " + (e instanceof RuntimeException));
        }
        try {
            throw new Fatal("f");
        } catch (AppException e) {
            System.out.println(e.getMessage() + e.getStackTrace().length);
            e.printStackTrace();
        }
        Throwable root = new Exception("top", new RuntimeException("mid", new Error("root")));
        Throwable r = root;
        while (r.getCause() != null) r = r.getCause();
        System.out.println(r.getMessage());
        root.addSuppressed(new Exception("s1", new Exception("s1 cause")));
        root.getCause().addSuppressed(new Exception("s2"));
        root.printStackTrace(System.out);
        try {
            try {
                throw new IllegalArgumentException("first");
            } finally {
                throw new IllegalStateException("second");
            }
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + e.getSuppressed().length);
        }
        StackTraceElement[] st = new Throwable().getStackTrace();
        System.out.println(st[0].getMethodName() + st[0].getFileName() + st[0].getModuleName() + st[0].isNativeMethod() + st[0].getClassLoaderName());
        Thread.currentThread().setUncaughtExceptionHandler((t, e) -> { System.out.println("handler " + t.getName() + " " + e.getMessage()); throw new Error("in handler"); });
        throw new UnsupportedOperationException("final");
    }
}
