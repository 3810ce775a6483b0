import java.util.*;
import java.util.stream.*;

public class CollatzMax {
    public static void main(String[] args) {
        System.out.println(IntStream.range(1, 1000).boxed().max(Comparator.comparingLong(n -> LongStream.iterate(n, x -> x != 1, x -> x % 2 == 0 ? x / 2 : 3 * x + 1).count())).get());
    }
}
