// expect: verified
// args: 2 1
// larger: 3 2
// pair: SleepingBarber
// Customers, chairs. The barber tests the waiting room and falls asleep in one critical section, and closes when all
// customers are gone: a customer either finds no chair and leaves, or is served.
public class SleepingBarberFixed {
    private final int chairs;
    private int waiting, tickets, cuts, turnedAway;
    private boolean closed;

    SleepingBarberFixed(int chairs) {
        this.chairs = chairs;
    }

    synchronized void customer() {
        try {
            if (waiting == chairs) {
                turnedAway++;
                return;
            }
            waiting++;
            int ticket = tickets++;
            notifyAll();
            while (cuts <= ticket) {
                wait();
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    synchronized void barber() {
        try {
            while (true) {
                while (waiting == 0 && !closed) {
                    wait();
                }
                if (waiting == 0) {
                    return;
                }
                waiting--;
                cuts++;
                notifyAll();
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] customers = new Thread[Integer.parseInt(args[0])];
        SleepingBarberFixed shop = new SleepingBarberFixed(Integer.parseInt(args[1]));
        Thread barber = new Thread(shop::barber);
        barber.start();
        for (int i = 0; i < customers.length; i++) {
            customers[i] = new Thread(shop::customer);
            customers[i].start();
        }
        for (Thread t : customers) {
            t.join();
        }
        shop.close();
        barber.join();
        assert shop.cuts + shop.turnedAway == customers.length;
    }
}
