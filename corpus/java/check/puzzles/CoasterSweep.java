// expect: verified
// args: 3 2
// larger: 5 2
// pair: CoasterHalfFull
// Passengers, seats. The car also leaves when the last passenger is on board.
public class CoasterSweep {
    private int boarded, ride, left;

    CoasterSweep(int passengers) {
        left = passengers;
    }

    synchronized void board(int seats) throws InterruptedException {
        int mine = ride;
        boarded++;
        left--;
        assert boarded <= seats;
        if (boarded == seats || left == 0) {
            boarded = 0;
            ride++;
            notifyAll();
        }
        while (ride == mine) {
            wait();
        }
    }

    public static void main(String[] args) {
        CoasterSweep car = new CoasterSweep(Integer.parseInt(args[0]));
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
