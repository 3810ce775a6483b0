// expect: assertion
// args: 2
// larger: 4
// pair: StreamSum
// Numbers. A parallel forEach that writes to a variable outside. It needs a machine (or a model) of two processors.
import java.util.stream.IntStream;

public class StreamShared {
    static volatile int sum;

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        IntStream.rangeClosed(1, n).parallel().forEach(i -> sum += i);
        assert sum == n * (n + 1) / 2; //! assertion
    }
}
