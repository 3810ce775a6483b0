// expect: exit 3
// pair: ExitClean
// A watchdog ends the program with status 3 when it runs before the work is done.
public class ExitInThread {
    static volatile boolean done;

    public static void main(String[] args) {
        new Thread(() -> {
            if (!done) {
                System.exit(3); //! exit
            }
        }).start();
        done = true;
    }
}
