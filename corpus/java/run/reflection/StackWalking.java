import java.util.stream.Collectors;

public class StackWalking {
    static String frames() {
        return StackWalker.getInstance().walk(s -> s.map(StackWalker.StackFrame::getMethodName).collect(Collectors.joining("<")));
    }

    static Class<?> caller() {
        return StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass();
    }

    static class Other {
        static String go() {
            return caller().getSimpleName() + ":" + frames();
        }
    }

    static int depth(int n) {
        return n == 0 ? new Throwable().getStackTrace().length : depth(n - 1);
    }

    public static void main(String[] args) {
        System.out.println(frames());
        System.out.println(Other.go());
        System.out.println(depth(0) + " " + depth(10));
        StackTraceElement[] st = Thread.currentThread().getStackTrace();
        System.out.println(st[0].getMethodName() + " " + st[1].getMethodName() + " " + st[1].getLineNumber());
        new Object() {
            void inner() {
                StackTraceElement e = new Exception().getStackTrace()[0];
                System.out.println(e.getClassName() + "." + e.getMethodName() + " " + e.getFileName() + ":" + e.getLineNumber() + " " + e);
            }
        }.inner();
    }
}
