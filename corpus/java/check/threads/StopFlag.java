// expect: verified
// property: race
// spins
// pair: StopFlagPlain
// A volatile flag: the loop ends as soon as the flag is set, under every fair schedule.
public class StopFlag {
    static volatile boolean stop;

    public static void main(String[] args) {
        new Thread(() -> {
            while (!stop) {
                Thread.onSpinWait();
            }
        }).start();
        stop = true;
    }
}
