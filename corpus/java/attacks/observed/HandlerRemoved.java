// expect: exception
// The handler of uncaught exceptions is taken away before a thread dies.
public class HandlerRemoved { public static void main(String[] a) throws Exception { Thread.setDefaultUncaughtExceptionHandler((x,e) -> {}); Thread t = new Thread(() -> { throw new RuntimeException("x"); }); t.start(); Thread.setDefaultUncaughtExceptionHandler(null); } }
