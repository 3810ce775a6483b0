// expect: verified
// pair: CoinRace
// The same with a lock: right for every outcome and schedule.
import sojourner.Choice;

public class CoinRaceLocked {
    static int count;

    static synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws InterruptedException {
        boolean mine = Choice.coin(), yours = Choice.coin();
        Thread t = new Thread(() -> {
            if (yours) {
                increment();
            }
        });
        t.start();
        if (mine) {
            increment();
        }
        t.join();
        assert count == (mine ? 1 : 0) + (yours ? 1 : 0);
    }
}
