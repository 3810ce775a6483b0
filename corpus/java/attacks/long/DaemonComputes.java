// expect: assertion
// A daemon that computes for long by calls alone goes on afterwards.
public class DaemonComputes {
    static volatile int turn;

    static int rabbits(int months) {
        return months < 2 ? months : rabbits(months - 1) + rabbits(months - 2);
    }

    public static void main(String[] args) {
        Thread daemon = new Thread(() -> {
            turn = 1;
            rabbits(29);
            assert turn != 2;
        });
        daemon.setDaemon(true);
        daemon.start();
        turn = 2;
        turn = 3;
    }
}
