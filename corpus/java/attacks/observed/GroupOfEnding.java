// expect: assertion
// until: 18
// A thread leaves its group a little before it counts as dead.
public class GroupOfEnding {
    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("any");
        Thread other = new Thread(group, () -> { });
        other.start();
        if (group.activeCount() == 0) {
            assert !other.isAlive(); //! assertion
        }
        other.join();
    }
}
