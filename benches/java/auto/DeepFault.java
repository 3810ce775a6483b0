/** A fault that needs every step of one thread before a certain step of the other. Arguments: steps, 1 for a fault. */
public class DeepFault {
    private static volatile int front;
    private static volatile int back;

    public static void main(String[] args) {
        int steps = Integer.parseInt(args[0]);
        boolean faulty = args[1].equals("1");
        new Thread(() -> {
            for (int i = 0; i < steps; i++) {
                front = front + 1;
            }
        }).start();
        for (int i = 0; i < steps; i++) {
            int seen = front;
            if (seen == i) {
                back = back + 1;
            }
        }
        assert !faulty || back < steps : "the two went side by side to the end";
    }
}
