// expect: assertion
// pair: CoinRaceLocked
// Two threads, each of which takes part with probability 1/2: the lost update needs both coins and an unlucky schedule.
// The largest probability of a violation over all schedules is 1/4.
import sojourner.Choice;

public class CoinRace {
    static volatile int count;

    public static void main(String[] args) throws InterruptedException {
        boolean mine = Choice.coin(), yours = Choice.coin();
        Thread t = new Thread(() -> {
            if (yours) {
                count++;
            }
        });
        t.start();
        if (mine) {
            count++;
        }
        t.join();
        assert count == (mine ? 1 : 0) + (yours ? 1 : 0); //! assertion
    }
}
