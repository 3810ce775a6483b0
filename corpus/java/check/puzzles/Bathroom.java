// expect: verified
// args: 3
// larger: 4
// pair: BathroomLate
// People, alternately of two kinds. Whoever enters is counted before the monitor is left.
public class Bathroom {
    private final int[] inside = new int[2];

    synchronized void enter(int sex) throws InterruptedException {
        while (inside[1 - sex] > 0) {
            wait();
        }
        inside[sex]++;
    }

    synchronized void leave(int sex) {
        inside[sex]--;
        notifyAll();
    }

    synchronized void check() {
        assert inside[0] == 0 || inside[1] == 0;
    }

    public static void main(String[] args) {
        Bathroom bathroom = new Bathroom();
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            int sex = i % 2;
            new Thread(() -> {
                try {
                    bathroom.enter(sex);
                    bathroom.check();
                    bathroom.leave(sex);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
    }
}
