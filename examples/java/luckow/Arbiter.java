import sojourner.Symbolic;

/**
 * An arbiter between two users of a rover's resources, after the "MER arbiter" of Luckow et al. (2014). Each user asks
 * for one resource; the arbiter refuses what conflicts with something that is in use. Both runs are a success if nobody
 * is refused: half of the pairs of requests do not conflict, and no order of the two users changes that.
 */
public class Arbiter {
    static final int DRIVE = 0, ARM = 1, CAMERA = 2, RADIO = 3;

    private final boolean[] inUse = new boolean[4];
    private int refused;

    synchronized boolean request(int resource) {
        for (int other = 0; other < inUse.length; other++) {
            if (inUse[other] && conflict(resource, other)) {
                refused++;
                return false;
            }
        }
        inUse[resource] = true;
        return true;
    }

    /** A resource is used by one at a time; the rover neither moves its arm nor sends while it drives. */
    static boolean conflict(int a, int b) {
        return a == b || a == DRIVE && (b == ARM || b == RADIO) || b == DRIVE && (a == ARM || a == RADIO);
    }

    public static void main(String[] args) throws InterruptedException {
        Arbiter arbiter = new Arbiter();
        int first = Symbolic.intIn("first", 0, 3);
        int second = Symbolic.intIn("second", 0, 3);
        Thread user = new Thread(() -> arbiter.request(second), "user");
        user.start();
        arbiter.request(first);
        user.join();
        assert arbiter.refused == 0 : "a user was refused";
    }
}
