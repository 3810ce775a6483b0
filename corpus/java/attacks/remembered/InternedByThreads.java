// expect: assertion
// Which of two threads interned its text first is to be seen.
public class InternedByThreads {
    static final String ONE = new StringBuilder("in").append("terned").toString();
    static final String TWO = new StringBuilder("in").append("terned").toString();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> ONE.intern());
        other.start();
        TWO.intern();
        other.join();
        assert ONE.intern() == TWO; //! assertion
    }
}
