// expect: assertion
// jdk: 21+
// The text of a virtual thread tells that it has ended, which it may have since its value was read.
public class VirtualText {
    static volatile int done;

    public static void main(String[] args) throws InterruptedException {
        Thread other = Thread.ofVirtual().start(() -> done = 1);
        int before = done;
        String text = other.toString();
        if (before == 0) {
            assert !text.contains("terminated");
        }
        other.join();
    }
}
