// expect: assertion
// An array is copied and cloned while another thread changes it.

public class CopiedAway {
    static final int[] values = new int[2];

    static void other() {
        values[1] = 1;
        values[1] = 0;
    }

    public static void main(String[] args) throws Throwable {
        int before = values[1];
        Thread other = new Thread(CopiedAway::other);
        other.start();
        int[] copy = new int[2];
        System.arraycopy(values, 0, copy, 0, 2);
        assert copy[1] + values.clone()[1] == before : "copied in between"; //! assertion
        other.join();
    }
}
