import java.util.*;
import java.util.stream.*;

public class FlatAndMulti {
    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(1, 3).boxed().flatMap(i -> IntStream.rangeClosed(1, i).mapToObj(j -> i + "" + j)).toList());
        System.out.println(Stream.of(List.of(1), List.<Integer>of(), List.of(2, 3)).<Integer>mapMulti(Iterable::forEach).map(x -> x * x).toList());
        System.out.println(Stream.of("ab", "cd").flatMapToInt(String::chars).sum() + " " + Stream.of(1, 2).flatMapToDouble(x -> DoubleStream.of(x, x / 2.0)).sum() + " " + Stream.of(1).flatMap(x -> null).count());
        System.out.println(Stream.of(1, 2, 3).flatMap(x -> Stream.iterate(x, y -> y + 1)).limit(4).toList());
        System.out.println(Stream.concat(Stream.of(1), Stream.concat(Stream.empty(), Stream.of(2))).map(String::valueOf).collect(Collectors.joining("+")) + Stream.of(Optional.of(1), Optional.<Integer>empty()).flatMap(Optional::stream).toList());
        List<List<Integer>> cart = Stream.of(1, 2).flatMap(a -> Stream.of(3, 4).flatMap(b -> Stream.of(5, 6).map(c -> List.of(a, b, c)))).toList();
        System.out.println(cart);
    }
}
