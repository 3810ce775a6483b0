import java.util.*;
import java.util.stream.Stream;

public class Optionals {
    static Optional<Integer> parse(String s) {
        try {
            return Optional.of(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    public static void main(String[] args) {
        Optional<String> a = Optional.of("value"), e = Optional.empty(), n = Optional.ofNullable(null);
        System.out.println(a + " " + e + " " + a.get() + " " + a.isPresent() + e.isEmpty() + " " + e.equals(n) + (e == n) + " " + a.hashCode() + " " + e.hashCode());
        System.out.println(a.map(String::length) + " " + e.map(String::length) + " " + a.filter(s -> s.isEmpty()) + " " + a.flatMap(s -> Optional.of(s + "!")) + " " + a.map(s -> null));
        System.out.println(e.orElse("else") + " " + e.orElseGet(() -> "got") + " " + e.or(() -> Optional.of("or")) + " " + a.stream().toList() + e.stream().count() + " " + a.orElseThrow());
        a.ifPresent(System.out::println);
        e.ifPresent(x -> System.out.println("never"));
        a.ifPresentOrElse(x -> System.out.println("has " + x), () -> System.out.println("none"));
        e.ifPresentOrElse(x -> System.out.println("has " + x), () -> System.out.println("none"));
        for (Runnable r : new Runnable[] {() -> e.get(), () -> e.orElseThrow(), () -> e.orElseThrow(() -> new IllegalStateException("custom")), () -> Optional.of(null), () -> a.flatMap(x -> null), () -> a.map(null)}) {
            try {
                r.run();
            } catch (RuntimeException x) {
                System.out.println(x.getClass().getSimpleName() + " " + (x instanceof NullPointerException ? "" : x.getMessage()));
            }
        }
        System.out.println(Stream.of("1", "x", "3").map(Optionals::parse).flatMap(Optional::stream).mapToInt(i -> i).sum());
        System.out.println(parse("5").flatMap(x -> parse("7").map(y -> x + y)) + " " + parse("5").flatMap(x -> parse("q").map(y -> x + y)));
        System.out.println(OptionalInt.of(3).equals(OptionalInt.of(3)) + " " + OptionalInt.empty() + OptionalDouble.of(1.5) + " " + OptionalLong.empty().orElse(9) + " " + OptionalInt.of(2).stream().sum());
        record Addr(String city) { }
        record User(Addr addr) { }
        for (User u : new User[] {new User(new Addr("Rome")), new User(null), null}) System.out.print(Optional.ofNullable(u).map(User::addr).map(Addr::city).orElse("unknown") + " ");
        System.out.println();
    }
}
