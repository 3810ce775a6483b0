// expect: race
// property: race
// A field that reflection writes in both threads.
public class ReflectedTwice {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            try {
                ReflectedTwice.class.getDeclaredField("x").setInt(null, 1);
            } catch (ReflectiveOperationException e) {
                throw new Error(e);
            }
        });
        other.start();
        ReflectedTwice.class.getDeclaredField("x").setInt(null, 2);
        other.join();
    }
}
