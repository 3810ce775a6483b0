import java.util.stream.*;

public class JoinRanges {
    public static void main(String[] args) {
        System.out.println(IntStream.rangeClosed('a', 'e').mapToObj(c -> "" + (char) c).collect(Collectors.joining("<")) + " " + IntStream.range(0, 3).mapToObj(Integer::toString).toList() + IntStream.rangeClosed(1, 5).mapToObj(i -> "*".repeat(i)).collect(Collectors.joining("/")));
    }
}
