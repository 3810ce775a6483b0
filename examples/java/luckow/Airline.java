import sojourner.Symbolic;

/**
 * A reservation system with five agents, after "Airline" of Luckow et al. (2014). An agent looks whether seats are left and
 * sells one; between the two another one may sell the last. How many seats there are is an input. A scheduler that lets
 * one agent finish before the next begins has no failure; one that lets all look first sells too many in most cases.
 */
public class Airline {
    static final int AGENTS = 5;

    static volatile int sold;

    public static void main(String[] args) throws InterruptedException {
        int seats = Symbolic.intIn("seats", 1, 6);
        Thread[] agents = new Thread[AGENTS];
        for (int i = 0; i < AGENTS; i++) {
            agents[i] = new Thread(() -> {
                if (sold < seats) {
                    synchronized (Airline.class) {
                        sold++;
                    }
                }
            });
            agents[i].start();
        }
        for (Thread agent : agents) {
            agent.join();
        }
        assert sold <= seats : "sold " + sold + " of " + seats + " seats";
    }
}
