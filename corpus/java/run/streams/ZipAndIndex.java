import java.util.*;
import java.util.stream.*;

public class ZipAndIndex {
    public static void main(String[] args) {
        List<String> a = List.of("x", "y", "z");
        List<Integer> b = List.of(1, 2, 3);
        System.out.println(IntStream.range(0, 3).mapToObj(i -> a.get(i) + b.get(i)).collect(Collectors.joining(",")) + IntStream.range(0, 3).boxed().collect(Collectors.toMap(a::get, b::get, (p, q) -> p, TreeMap::new)));
    }
}
