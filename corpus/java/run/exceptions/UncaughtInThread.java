public class UncaughtInThread {
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { throw new IllegalArgumentException("worker", new Error("why")); }, "worker-7");
        t.start();
        t.join();
        System.out.println("main goes on");
    }
}
