// expect: assertion
// jdk: 21+
// Two virtual threads lose an update.
public class VirtualLost {
    static int x;

    public static void main(String[] args) throws Exception {
        Thread one = Thread.startVirtualThread(() -> x++);
        Thread two = Thread.startVirtualThread(() -> x++);
        one.join();
        two.join();
        assert x == 2; //! assertion
    }
}
