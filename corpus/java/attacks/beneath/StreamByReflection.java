// expect: assertion
// A stream made by reflection ends in an object of the program.
import java.io.OutputStream;
import java.io.PrintStream;

public class StreamByReflection {
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
            PrintStream out = PrintStream.class.getConstructor(OutputStream.class).newInstance(new Sink());
            out.println("a");
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(StreamByReflection::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
