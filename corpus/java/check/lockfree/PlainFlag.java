// expect: race
// property: race
// pair: ReleaseAcquire
// The flag and the data are plain fields: nothing orders them. Under sequential consistency the assertion holds, but the
// program has a data race, and an ordinary JVM may show the flag without the data.
public class PlainFlag {
    static int data;
    static boolean ready;

    public static void main(String[] args) {
        new Thread(() -> {
            data = 42;
            ready = true; //! race
        }).start();
        if (ready) { //! race
            assert data == 42;
        }
    }
}
