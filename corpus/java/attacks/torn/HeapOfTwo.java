// expect: exception java.lang.OutOfMemoryError
// Each of two threads needs more than half of the heap, which has 64 MB in the tests, for a moment.
// native: the heap of an ordinary JVM is larger
public class HeapOfTwo {
    static void fill() {
        byte[] all = new byte[40 << 20];
        all[0] = 1;
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += all[i];
        }
        assert sum == 1;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(HeapOfTwo::fill);
        other.start();
        fill();
        other.join();
    }
}
