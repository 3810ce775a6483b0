// expect: verified
// until: 18
// A thread that has ended is in no group.
public class GroupLeft {
    public static void main(String[] args) throws Exception {
        ThreadGroup group = new ThreadGroup("any");
        Thread thread = new Thread(group, () -> { });
        thread.start();
        thread.join();
        assert thread.getThreadGroup() == null;
        assert group.activeCount() == 0;
        group.destroy();
    }
}
