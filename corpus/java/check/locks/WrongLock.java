// expect: race
// property: race
// pair: AccountSafe
// Each thread locks, but not the same object: the two accesses are not ordered. The final value is not tested; the race
// itself is the finding.
public class WrongLock {
    static int shared;

    public static void main(String[] args) {
        Object mine = new Object(), yours = new Object();
        new Thread(() -> {
            synchronized (mine) {
                shared++; //! race
            }
        }).start();
        synchronized (yours) {
            shared++; //! race
        }
    }
}
