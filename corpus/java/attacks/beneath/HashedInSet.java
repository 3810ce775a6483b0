// expect: assertion
// A set asks its elements for their hash.
import java.util.HashSet;

public class HashedInSet {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Thing {
        public int hashCode() {
            work();
            return 1;
        }
    }

    static void other() {
        try {
            new HashSet<Thing>().add(new Thing());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(HashedInSet::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
