import sojourner.Symbolic;

/**
 * Two actuators move a flap to its goal, after the "Daisy Chain Controller" of Luckow et al. (2014). Wind from ahead pushes
 * the head of the flap on, wind from behind its tail. Whoever is scheduled moves the flap by one, and by as much more as the
 * wind of that moment makes of it; beyond the goal it breaks. Each actuator can move as often as the argument says.
 */
public class DaisyChain {
    static final int GOAL = 9;

    static int flap;

    /** One move, as a whole; whether there is another one. */
    static synchronized boolean move(int from) {
        if (flap >= GOAL) {
            return false;
        }
        int wind = from * Symbolic.intIn("wind", -20, 20);
        flap++;
        if (wind > 10) {
            flap += 3;
        } else if (wind >= 5) {
            flap += 1;
        }
        return flap < GOAL;
    }

    static void actuate(int from, int moves) {
        for (int left = moves; left > 0 && move(from); left--) {
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int moves = args.length > 0 ? Integer.parseInt(args[0]) : 9;
        Thread tail = new Thread(() -> actuate(-1, moves), "tail");
        tail.start();
        actuate(1, moves);
        tail.join();
        assert flap == GOAL : "the flap is at " + flap;
    }
}
