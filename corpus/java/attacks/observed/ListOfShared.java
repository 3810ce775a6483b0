// expect: assertion
// An immutable list is made of an array that changes meanwhile.
import java.util.List;

public class ListOfShared {
    static final String[] ALL = {"a", "a"};

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            ALL[0] = "b";
            ALL[1] = "b";
        });
        writer.start();
        List<String> list = List.of(ALL);
        assert !list.equals(List.of("a", "b")) : "torn"; //! assertion
        writer.join();
    }
}
