// expect: verified
// args: 2
// larger: 4
// pair: StreamShared
// Numbers. A parallel reduction with an associative operation.
import java.util.stream.IntStream;

public class StreamSum {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        int sum = IntStream.rangeClosed(1, n).parallel().sum();
        assert sum == n * (n + 1) / 2;
    }
}
