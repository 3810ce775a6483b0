// expect: assertion
// A stream made by a handle ends in an object of the program.
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

public class StreamByHandle {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    public static class Sink extends OutputStream {
        public void write(int b) {
            work();
        }

        public void write(byte[] bytes, int offset, int length) {
            work();
        }
    }

    static void other() {
        try {
            try {
                MethodType type = MethodType.methodType(void.class, OutputStream.class);
                PrintStream out = (PrintStream) MethodHandles.lookup().findConstructor(PrintStream.class, type).invoke(new Sink());
                out.println("a");
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(StreamByHandle::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
