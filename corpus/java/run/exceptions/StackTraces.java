import java.io.PrintWriter;
import java.io.StringWriter;

public class StackTraces {
    StackTraces() {
        this(0);
    }

    StackTraces(int x) {
        if (x == 0) throw new UnsupportedOperationException("ctor");
    }

    interface Shape {
        default double area() {
            throw new IllegalStateException("default method");
        }
    }

    static class Sq implements Shape { }

    static String trace(Throwable t) {
        StringWriter w = new StringWriter();
        t.printStackTrace(new PrintWriter(w, true));
        return w.toString();
    }

    static int recurse(int n) {
        return n == 0 ? 1 / n : recurse(n - 1);
    }

    public static void main(String[] args) {
        try {
            new StackTraces();
        } catch (UnsupportedOperationException e) {
            System.out.print(trace(e));
        }
        try {
            new Sq().area();
        } catch (IllegalStateException e) {
            System.out.print(trace(e));
            StackTraceElement top = e.getStackTrace()[0];
            System.out.println(top.getClassName() + " " + top.getMethodName() + " " + top.getFileName() + " " + top.getLineNumber() + " " + top.isNativeMethod());
        }
        try {
            recurse(3);
        } catch (ArithmeticException e) {
            System.out.print(trace(e));
            System.out.println(e.getStackTrace().length);
            e.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "C.java", 12), new StackTraceElement("A", "b", null, -1), new StackTraceElement("A", "b", null, -2)});
            System.out.print(trace(e));
        }
        Runnable r = () -> {
            throw new RuntimeException("lambda");
        };
        try {
            r.run();
        } catch (RuntimeException e) {
            System.out.println(e.getStackTrace()[0].getMethodName() + " " + e.getStackTrace().length);
        }
        Exception stored = new Exception("made here");
        try {
            throw stored;
        } catch (Exception e) {
            System.out.println(e.getStackTrace()[0].getLineNumber());
            e.fillInStackTrace();
            System.out.println(e.getStackTrace()[0].getLineNumber());
        }
        Throwable noTrace = new Throwable("none", null, false, false) { };
        System.out.print(trace(noTrace));
        noTrace.addSuppressed(new Exception());
        System.out.println(noTrace.getSuppressed().length);
        Exception a = new Exception("a"), b = new Exception("b", a);
        a.initCause(b);
        System.out.print(trace(b));
        try {
            b.initCause(a);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Throwable().getStackTrace()[0]);
        System.out.println(Thread.currentThread().getStackTrace()[1].getMethodName());
        new Exception("to stderr").printStackTrace();
    }
}
