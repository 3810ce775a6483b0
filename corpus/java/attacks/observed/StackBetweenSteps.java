// expect: assertion
// The stack of another thread shows a method that touches nothing others could see.
public class StackBetweenSteps {
    static volatile int x;

    static int alone(int k) {
        int sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += k * i;
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            x = 1;
            x = alone(2);
        });
        other.start();
        for (StackTraceElement frame : other.getStackTrace()) {
            assert !frame.getMethodName().equals("alone"); //! assertion
        }
        other.join();
    }
}
