// expect: verified
// args: 2
// larger: 3
// pair: AlarmOne
// Sleepers, due at 1, 2, ... Every tick wakes all; after the last tick everybody is due.
public class AlarmClock {
    private int time;

    synchronized void tick() {
        time++;
        notifyAll();
    }

    synchronized void sleepUntil(int due) throws InterruptedException {
        while (time < due) {
            wait();
        }
    }

    public static void main(String[] args) {
        AlarmClock clock = new AlarmClock();
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
