// expect: verified
// Waits until enough time has passed, told in four ways: in nanoseconds, in whole milliseconds that were divided, in
// seconds as an int, and from an array. However the time is told, it goes on.
public class Elapsed {
    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {});
        other.start();
        long nanos = System.nanoTime();
        while (System.nanoTime() - nanos < 50_000_000L) {
            Thread.sleep(25);
        }
        long millis = System.nanoTime() / 1_000_000;
        while (System.nanoTime() / 1_000_000 - millis < 50) {
            Thread.sleep(25);
        }
        int seconds = (int) (System.currentTimeMillis() / 1000);
        while ((int) (System.currentTimeMillis() / 1000) - seconds < 2) {
            Thread.sleep(1000);
        }
        long[] since = {System.currentTimeMillis()};
        while (System.currentTimeMillis() - since[0] < 50) {
            Thread.sleep(25);
        }
        other.join();
    }
}
