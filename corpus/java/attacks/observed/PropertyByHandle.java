// expect: assertion
// A property is set by a handle that is found by a text.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class PropertyByHandle {
    static volatile int x;

    static void other() {
        if (x == 1) {
            try {
                MethodType type = MethodType.methodType(String.class, String.class, String.class);
                Object old = MethodHandles.lookup().findStatic(System.class, "set" + "Property", type).invoke("own", "set");
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(PropertyByHandle::other);
        other.start();
        x = 1;
        String seen = System.getProperty("own");
        assert seen == null; //! assertion
        other.join();
    }
}
