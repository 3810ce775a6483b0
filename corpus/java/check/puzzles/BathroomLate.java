// expect: assertion
// args: 2
// larger: 3
// pair: Bathroom
// People, alternately of two kinds. Entering and being counted are two critical sections: both kinds get in.
public class BathroomLate {
    private final int[] inside = new int[2];

    synchronized void enter(int sex) throws InterruptedException {
        while (inside[1 - sex] > 0) {
            wait();
        }
    }

    synchronized void count(int sex) {
        inside[sex]++;
    }

    synchronized void leave(int sex) {
        inside[sex]--;
        notifyAll();
    }

    synchronized void check() {
        assert inside[0] == 0 || inside[1] == 0; //! assertion
    }

    public static void main(String[] args) {
        BathroomLate bathroom = new BathroomLate();
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            int sex = i % 2;
            new Thread(() -> {
                try {
                    bathroom.enter(sex);
                    bathroom.count(sex);
                    bathroom.check();
                    bathroom.leave(sex);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
    }
}
