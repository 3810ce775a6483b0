// expect: verified
// property: race
// What the library computes for a string and keeps, in both threads.
public class HashCached {
    static final String TEXT = new String("text");

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            TEXT.hashCode();
        });
        other.start();
        TEXT.hashCode();
        other.join();
    }
}
