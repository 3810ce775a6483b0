// expect: exception java.util.ConcurrentModificationException
// pair: IterateSnapshot
// A synchronized list locks single calls, not an iteration: an addition in between is detected by the iterator.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class IterateWhileAdding {
    public static void main(String[] args) {
        List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(1, 2)));
        new Thread(() -> list.add(3)).start();
        int sum = 0;
        for (int i : list) { //! exception
            sum += i;
        }
        assert sum == 3 || sum == 6;
    }
}
