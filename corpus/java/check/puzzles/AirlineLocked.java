// expect: verified
// args: 2 1
// larger: 3 2
// pair: Airline
// Agents, seats. Looking and selling are one critical section.
public class AirlineLocked {
    static int seats;
    static int sold;

    static synchronized void sell() {
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
            agents[i] = new Thread(AirlineLocked::sell);
            agents[i].start();
        }
        for (Thread t : agents) {
            t.join();
        }
        assert seats >= 0 && sold <= capacity : "overbooked";
    }
}
