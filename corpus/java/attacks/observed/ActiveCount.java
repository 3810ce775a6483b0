// expect: verified
// Waiting for another by counting the threads of a group.
public class ActiveCount {
    static int sum;

    static synchronized void add() {
        sum++;
    }

    public static void main(String[] args) {
        int before = Thread.activeCount();
        new Thread(ActiveCount::add).start();
        while (Thread.activeCount() > before) {
            Thread.yield();
        }
        assert sum == 1;
    }
}
