import java.util.ArrayList;
import java.util.List;

/** A long set-up by one thread, then a race of two. Arguments: elements to set up, increments of each thread. */
public class SetUpThenRace {
    private static int count;

    public static void main(String[] args) throws InterruptedException {
        int elements = Integer.parseInt(args[0]);
        int increments = Integer.parseInt(args[1]);
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < elements; i++) {
            list.add(i * 7 % 1000);
        }
        list.sort(null);
        Runnable work = () -> {
            for (int i = 0; i < increments; i++) {
                count += list.get(i) >= 0 ? 1 : 0;
            }
        };
        Thread a = new Thread(work);
        Thread b = new Thread(work);
        a.start();
        b.start();
        a.join();
        b.join();
        assert count == 2 * increments : "an increment was lost";
    }
}
