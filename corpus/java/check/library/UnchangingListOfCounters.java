// expect: assertion
// The list cannot be changed. What is in it can.
import java.util.List;

public class UnchangingListOfCounters {
    static volatile List<int[]> counters;
    static boolean both;

    public static void main(String[] args) throws InterruptedException {
        Thread maker = new Thread(() -> {
            int[] counter = new int[1];
            counters = List.of(counter, new int[1], new int[1]);
            counter[0]++;
        });
        Thread user = new Thread(() -> {
            List<int[]> list = counters;
            if (list != null) {
                both = true;
                list.get(0)[0]++;
            }
        });
        maker.start();
        user.start();
        maker.join();
        user.join();
        assert !both || counters.get(0)[0] == 2 : "an update is lost"; //! assertion
    }
}
