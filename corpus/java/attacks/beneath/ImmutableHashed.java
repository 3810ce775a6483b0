// expect: assertion
// An immutable set asks its elements for their hash.
import java.util.Set;

public class ImmutableHashed {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    record Thing(int number) {
        public int hashCode() {
            work();
            return number;
        }
    }

    static void other() {
        try {
            Set.of(new Thing(1), new Thing(2), new Thing(3));
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ImmutableHashed::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
