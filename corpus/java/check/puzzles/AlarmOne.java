// expect: deadlock
// args: 2
// larger: 3
// pair: AlarmClock
// Sleepers, due at 1, 2, ... A tick wakes one thread, perhaps one that is not due yet, while the one that is sleeps on.
public class AlarmOne {
    private int time;

    synchronized void tick() {
        time++;
        notify();
    }

    synchronized void sleepUntil(int due) throws InterruptedException {
        while (time < due) {
            wait(); //! deadlock
        }
    }

    public static void main(String[] args) {
        AlarmOne clock = new AlarmOne();
        int sleepers = Integer.parseInt(args[0]);
        for (int i = 1; i <= sleepers; i++) {
            int due = i;
            new Thread(() -> {
                try {
                    clock.sleepUntil(due);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
        for (int i = 0; i < sleepers; i++) {
            clock.tick();
        }
    }
}
