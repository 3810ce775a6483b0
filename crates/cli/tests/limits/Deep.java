/** A violation at the end of a run of many steps: it takes long to shorten, to run again and to tell. */
public class Deep {
    static volatile int last;

    public static void main(String[] args) throws Exception {
        int steps = Integer.parseInt(args[0]);
        Thread other = new Thread(() -> {
            for (int i = 0; i < steps; i++) {
                last = i;
            }
        });
        other.start();
        for (int i = 0; i < steps; i++) {
            last = -i;
        }
        other.join();
        assert false;
    }
}
