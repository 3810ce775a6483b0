// expect: deadlock
// args: 1 1
// larger: 3 2
// pair: SleepingBarberFixed
// Customers, chairs. The barber looks at the waiting room and then, in a second critical section, falls asleep. A
// customer that comes between the two wakes nobody and waits for the sleeping barber.
public class SleepingBarber {
    private final int chairs;
    private int waiting, tickets, cuts;

    SleepingBarber(int chairs) {
        this.chairs = chairs;
    }

    void customer() {
        try {
            synchronized (this) {
                if (waiting == chairs) {
                    return;
                }
                waiting++;
                int ticket = tickets++;
                notifyAll();
                while (cuts <= ticket) {
                    wait(); //! deadlock
                }
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    void barber(int customers) throws InterruptedException {
        for (int i = 0; i < customers; i++) {
            boolean empty;
            synchronized (this) {
                empty = waiting == 0;
            }
            synchronized (this) {
                if (empty) {
                    wait(); //! deadlock
                }
                waiting--;
                cuts++;
                notifyAll();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        int customers = Integer.parseInt(args[0]);
        SleepingBarber shop = new SleepingBarber(Integer.parseInt(args[1]));
        for (int i = 0; i < customers; i++) {
            new Thread(shop::customer).start();
        }
        shop.barber(customers);
    }
}
