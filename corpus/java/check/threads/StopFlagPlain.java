// expect: race
// property: race
// spins
// pair: StopFlag
// A plain flag: a compiler may read it once and never stop. Under sequential consistency the loop ends, so the race is
// what is wrong.
public class StopFlagPlain {
    static boolean stop;

    public static void main(String[] args) {
        Thread worker = new Thread(() -> {
            while (!stop) { //! race
                Thread.onSpinWait();
            }
        });
        worker.setDaemon(true);
        worker.start();
        stop = true; //! race
    }
}
