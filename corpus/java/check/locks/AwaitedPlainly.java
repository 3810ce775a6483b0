// expect: verified
// spins
// Waiting for a plain flag: under sequential consistency it is seen in the end.
public class AwaitedPlainly {
    static boolean done;

    public static void main(String[] args) {
        new Thread(() -> done = true).start();
        while (!done) {
        }
    }
}
