// expect: verified
// One of two threads needs more than half of the heap, the other one little.
public class HeapUnusedByOne {
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            byte[] all = new byte[40 << 20];
        });
        other.start();
        byte[] all = new byte[1 << 20];
        other.join();
    }
}
