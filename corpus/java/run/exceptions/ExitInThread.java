public class ExitInThread {
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> {
            System.out.println("worker exits");
            System.exit(5);
        });
        t.start();
        t.join();
        Thread.sleep(60000);
        System.out.println("never");
    }
}
