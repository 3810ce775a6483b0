// jdk: 25+
import java.util.List;
import java.util.stream.Gatherer;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class Gatherers25 {
    public static void main(String[] args) {
        System.out.println(IntStream.range(0, 7).boxed().gather(Gatherers.windowFixed(3)).toList());
        System.out.println(IntStream.range(0, 5).boxed().gather(Gatherers.windowSliding(2)).toList());
        System.out.println(Stream.of(1, 2, 3).gather(Gatherers.scan(() -> 0, Integer::sum)).toList());
        System.out.println(Stream.of("a", "b").gather(Gatherers.fold(() -> "", String::concat)).findFirst().get());
        Gatherer<Integer, ?, Integer> twice = Gatherer.of((unused, x, out) -> out.push(x) && out.push(x));
        System.out.println(Stream.of(1, 2).gather(twice).toList());
        System.out.println(List.of(3, 4).stream().mapMulti((x, c) -> c.accept(x)).toList());
    }
}
