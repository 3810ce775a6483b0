// expect: assertion
// A list is sorted by a comparator of the program.
import java.util.ArrayList;
import java.util.List;

public class SortedByProgram {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static void other() {
        try {
            new ArrayList<>(List.of("b", "a")).sort((a, b) -> {
                work();
                return a.compareTo(b);
            });
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SortedByProgram::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
