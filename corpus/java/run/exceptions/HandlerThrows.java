public class HandlerThrows {
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { throw new RuntimeException("first"); });
        t.setUncaughtExceptionHandler((th, e) -> { System.out.println("handling " + e.getMessage()); throw new RuntimeException("second"); });
        t.start();
        t.join();
        System.out.println("ok");
    }
}
