import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A list that is not made for threads, filled by several: an element is lost with a few switches. */
public class PoolRace {
    public static void main(String[] args) {
        List<Integer> all = new ArrayList<>();
        IntStream.range(0, 2).parallel().forEach(all::add);
        assert all.size() == 2;
    }
}
