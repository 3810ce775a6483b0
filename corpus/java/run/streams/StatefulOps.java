import java.util.*;
import java.util.stream.*;

public class StatefulOps {
    public static void main(String[] args) {
        System.out.println(Stream.of(3, 1, 2, 3, 1).distinct().sorted().toList() + " " + Stream.of("b", "a").sorted(Comparator.reverseOrder()).toList() + IntStream.of(5, 3).sorted().boxed().toList());
        List<String> log = new ArrayList<>();
        System.out.println(Stream.of(4, 2, 3, 1).peek(x -> log.add("a" + x)).sorted().peek(x -> log.add("b" + x)).limit(2).toList() + " " + log);
        log.clear();
        System.out.println(Stream.iterate(1, x -> x + 1).peek(x -> log.add("" + x)).filter(x -> x % 3 == 0).skip(1).findFirst().get() + " " + log);
        System.out.println("" + IntStream.range(0, 20).skip(5).limit(10).skip(2).limit(3).boxed().toList() + Stream.of(1, 2, 3).skip(5).toList() + Stream.of(1, 2).limit(0).toList());
        System.out.println(Stream.of(1, 2, 3, 4, 5).takeWhile(x -> x < 3).toList() + "" + Stream.of(1, 2, 3, 1).dropWhile(x -> x < 3).toList());
        System.out.println(Stream.of("a", "b", "c").reduce("", (a, b) -> b + a) + Stream.of(1, 2, 3).reduce(10, (a, b) -> a - b) + Stream.of(5).reduce((a, b) -> 0).get());
    }
}
