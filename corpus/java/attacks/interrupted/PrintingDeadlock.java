// expect: deadlock
// A format holds the lock of its stream while it asks an object for its text.
public class PrintingDeadlock {
    static final Object LOCK = new Object();

    static class Thing {
        public String toString() {
            synchronized (LOCK) { //! deadlock
                return "a";
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            synchronized (LOCK) {
                System.out.println("b"); //! deadlock
            }
        });
        other.start();
        System.out.printf("%s%n", new Thing()); //! deadlock
        other.join(); //! deadlock
    }
}
