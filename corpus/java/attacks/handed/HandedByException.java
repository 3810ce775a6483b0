// expect: assertion
// An exception hands an object on.
public class HandedByException {
    static class Full extends RuntimeException {
        final int[] count = new int[1];
    }

    static final Full FULL = new Full();

    static void count() {
        try {
            throw FULL;
        } catch (Full e) {
            e.count[0]++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(HandedByException::count);
        other.start();
        count();
        other.join();
        assert FULL.count[0] == 2; //! assertion
    }
}
