// expect: assertion
// A static field is read by reflection while its class is being initialised.
// until: 17
import java.lang.reflect.Field;

public class InitialisedInSight {
    static Field field;

    static class Holder {
        static int value;

        static {
            try {
                field = Holder.class.getDeclaredField("value");
                field.setAccessible(true);
                field.getInt(null);
                new Thread(new Reader()).start();
                value = 1;
                value = 2;
            } catch (ReflectiveOperationException e) {
                throw new Error(e);
            }
        }

        static void use() { }
    }

    static class Reader implements Runnable {
        public void run() {
            try {
                assert field.getInt(null) != 1;
            } catch (ReflectiveOperationException e) {
                throw new Error(e);
            }
        }
    }

    public static void main(String[] args) {
        Holder.use();
    }
}
