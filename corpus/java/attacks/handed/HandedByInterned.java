// expect: deadlock
// Equal texts are one lock when they are interned.
public class HandedByInterned {
    static void both(String a, String b) {
        synchronized (a.intern()) {
            synchronized (b.intern()) { //! deadlock
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> both(new String("a"), new String("b")));
        other.start();
        both(new String("b"), new String("a"));
    }
}
