// expect: assertion
// A handle on a static field, made while its class is being initialised, waits for nobody.
// until: 17
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class InitialisedBeforeHandle {
    static VarHandle handle;

    static class Holder {
        static int value;

        static {
            try {
                handle = MethodHandles.lookup().findStaticVarHandle(Holder.class, "value", int.class);
            } catch (ReflectiveOperationException e) {
                throw new Error(e);
            }
            new Thread(new Reader()).start();
            value = 1;
            value = 2;
        }

        static void use() { }
    }

    static class Reader implements Runnable {
        public void run() {
            int seen = (int) handle.get();
            assert seen != 1;
        }
    }

    public static void main(String[] args) {
        Holder.use();
    }
}
