// expect: assertion
// Random bytes and copies are written into an array that another thread looks at under no lock.

public class WrittenInto {
    static final int[] values = new int[2];
    static final int[] source = {1, 1};
    static final int[] nothing = new int[2];

    static void other() {
        System.arraycopy(source, 0, values, 0, 2);
        System.arraycopy(nothing, 0, values, 0, 2);
    }

    public static void main(String[] args) throws Throwable {
        int before = values[0];
        Thread other = new Thread(WrittenInto::other);
        other.start();
        assert values[0] == before : "looked at in between"; //! assertion
        other.join();
    }
}
