// expect: assertion
// args: 2 1
// larger: 3 2
// pair: AirlineLocked
// Agents, seats. Several agents see the last seat.
public class Airline {
    static int seats;
    static int sold;

    static void sell() {
        if (seats > 0) {
            seats--;
            sold++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int capacity = Integer.parseInt(args[1]);
        seats = capacity;
        Thread[] agents = new Thread[Integer.parseInt(args[0])];
        for (int i = 0; i < agents.length; i++) {
            agents[i] = new Thread(Airline::sell);
            agents[i].start();
        }
        for (Thread t : agents) {
            t.join();
        }
        assert seats >= 0 && sold <= capacity : "overbooked"; //! assertion
    }
}
