// expect: assertion
// args: 1
// larger: 3
// pair: ReorderLocked
// Setters. The checker reads between the two writes.
public class Reorder {
    private int a, b;

    void set() {
        a = 1;
        b = -1;
    }

    boolean consistent() {
        return a == 0 && b == 0 || a == 1 && b == -1;
    }

    public static void main(String[] args) {
        Reorder pair = new Reorder();
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            new Thread(pair::set).start();
        }
        assert pair.consistent(); //! assertion
    }
}
