// expect: assertion
// pair: SafeConstruction
// The constructor gives "this" to a thread before it has set the field.
public class EscapingThis {
    private volatile int value;

    EscapingThis() {
        new Thread(this::use).start();
        value = 42;
    }

    void use() {
        assert value == 42 : "seen before it was constructed"; //! assertion
    }

    public static void main(String[] args) {
        new EscapingThis();
    }
}
