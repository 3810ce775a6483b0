// expect: verified
// outcomes: 3|6
// pair: IterateWhileAdding
// An iterator of a CopyOnWriteArrayList sees the list as it was.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class IterateSnapshot {
    public static void main(String[] args) {
        List<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2));
        new Thread(() -> list.add(3)).start();
        int sum = 0;
        for (int i : list) {
            sum += i;
        }
        System.out.println(sum);
    }
}
