/** One thread spins until another, which sleeps first, tells it to stop. */
public class StopFlag {
    static volatile boolean stop;

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            long rounds = 0;
            while (!stop) {
                rounds++;
            }
            System.out.println("stopped after some rounds: " + (rounds >= 0));
        });
        worker.start();
        Thread.sleep(5);
        stop = true;
        worker.join();
        System.out.println("done");
    }
}
