// expect: assertion
// An exception hands on what it suppresses.
public class HandedBySuppressed {
    static class Full extends Exception {
        int count;
    }

    static final Exception OUTER = new Exception();

    static void count() {
        ((Full) OUTER.getSuppressed()[0]).count++;
    }

    public static void main(String[] args) throws Exception {
        OUTER.addSuppressed(new Full());
        Thread other = new Thread(HandedBySuppressed::count);
        other.start();
        count();
        other.join();
        assert ((Full) OUTER.getSuppressed()[0]).count == 2; //! assertion
    }
}
