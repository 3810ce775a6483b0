// expect: verified
// args: 1
// larger: 3
// pair: Reorder
// Setters. Writes and reads of the pair are critical sections.
public class ReorderLocked {
    private int a, b;

    synchronized void set() {
        a = 1;
        b = -1;
    }

    synchronized boolean consistent() {
        return a == 0 && b == 0 || a == 1 && b == -1;
    }

    public static void main(String[] args) {
        ReorderLocked pair = new ReorderLocked();
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            new Thread(pair::set).start();
        }
        assert pair.consistent();
    }
}
