// expect: verified
// property: race
// pair: EscapingThis
// The thread is started when the object is complete; start() orders the field's write before the read.
public class SafeConstruction {
    private int value;

    static SafeConstruction create() {
        SafeConstruction s = new SafeConstruction();
        s.value = 42;
        new Thread(s::use).start();
        return s;
    }

    void use() {
        assert value == 42;
    }

    public static void main(String[] args) {
        create();
    }
}
