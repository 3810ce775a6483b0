public class NonDaemonKeepsRunning {
    public static void main(String[] args) {
        Thread t = new Thread(() -> {
            try { Thread.sleep(20); } catch (InterruptedException e) { return; }
            System.out.println("worker after main");
        });
        t.start();
        System.out.println("main done");
        throw new IllegalStateException("main fails, worker goes on");
    }
}
