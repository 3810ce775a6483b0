// expect: assertion
// A copy of a collection goes through an iterator of the program.
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class IteratorOfProgram {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Two extends AbstractCollection<String> {
        public Iterator<String> iterator() {
            work();
            return List.of("a", "b").iterator();
        }

        public int size() {
            return 2;
        }
    }

    static void other() {
        try {
            new ArrayList<>(new Two());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(IteratorOfProgram::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
