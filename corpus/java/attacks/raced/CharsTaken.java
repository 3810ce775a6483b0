// expect: unsupported
// property: race
// Characters that the library copies to one array in both threads.
public class CharsTaken {
    static final char[] ALL = new char[2];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            "ab".getChars(0, 2, ALL, 0);
        });
        other.start();
        "cd".getChars(0, 2, ALL, 0);
        other.join();
    }
}
