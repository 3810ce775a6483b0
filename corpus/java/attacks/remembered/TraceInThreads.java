// expect: assertion
// Which of two threads made an exception is to be seen in its trace.
public class TraceInThreads {
    static volatile Exception made;

    static void one() {
        made = new Exception();
    }

    static void two() {
        made = new Exception();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(TraceInThreads::one);
        other.start();
        two();
        other.join();
        assert made.getStackTrace()[0].getMethodName().equals("two"); //! assertion
    }
}
