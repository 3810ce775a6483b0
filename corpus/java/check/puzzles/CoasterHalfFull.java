// expect: deadlock
// args: 3 2
// larger: 5 2
// pair: CoasterSweep
// Passengers, seats. The car leaves only when it is full; the last passengers never ride.
public class CoasterHalfFull {
    private int boarded, ride;

    synchronized void board(int seats) throws InterruptedException {
        int mine = ride;
        if (++boarded == seats) {
            boarded = 0;
            ride++;
            notifyAll();
        }
        while (ride == mine) {
            wait(); //! deadlock
        }
    }

    public static void main(String[] args) {
        CoasterHalfFull car = new CoasterHalfFull();
        int seats = Integer.parseInt(args[1]);
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            new Thread(() -> {
                try {
                    car.board(seats);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
    }
}
