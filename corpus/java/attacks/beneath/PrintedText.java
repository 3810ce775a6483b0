// expect: assertion
// What is printed asks an object for its text.
public class PrintedText {
    static volatile int open;

    static void work() {
        open = 1;
        open = 0;
    }

    static class Thing {
        public String toString() {
            work();
            return "a";
        }
    }

    static void other() {
        try {
            System.out.println(new Thing());
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(PrintedText::other);
        other.start();
        assert open == 0 : "in the middle of it"; //! assertion
        other.join();
    }
}
