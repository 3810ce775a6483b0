// expect: exception
// Each thread needs more than half of the heap for a moment, and does not even look at it.
public class HeapUnused {
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            byte[] all = new byte[40 << 20];
        });
        other.start();
        byte[] all = new byte[40 << 20];
        other.join();
    }
}
