// expect: assertion
// What an enum hands out is a copy of an array, which a field of it leads to.
import java.lang.reflect.Field;

public class ValuesOfEnum {
    enum Colour {
        RED, BLUE
    }

    static Colour[] values() {
        try {
            Field field = Colour.class.getDeclaredField("$VALUES");
            field.setAccessible(true);
            return (Colour[]) field.get(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    static final Colour[] VALUES = values();

    public static void main(String[] args) throws Exception {
        Thread writer = new Thread(() -> {
            VALUES[0] = Colour.BLUE;
            VALUES[0] = Colour.RED;
        });
        writer.start();
        assert Colour.values()[0] == Colour.RED; //! assertion
        writer.join();
    }
}
