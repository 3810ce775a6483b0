import java.util.stream.*;

public class PrimesByStream {
    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed(2, 60).filter(n -> IntStream.rangeClosed(2, (int) Math.sqrt(n)).allMatch(d -> n % d != 0)).boxed().toList() + " " + Stream.iterate(new int[] {1, 1}, p -> new int[] {p[1], p[0] + p[1]}).limit(10).map(p -> p[0]).toList());
    }
}
