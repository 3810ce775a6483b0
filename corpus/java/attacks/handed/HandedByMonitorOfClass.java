// expect: deadlock
// Two classes are locks like others.
public class HandedByMonitorOfClass {
    static synchronized void one() {
        synchronized (String.class) { //! deadlock
        }
    }

    static void two() {
        synchronized (String.class) {
            one(); //! deadlock
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(HandedByMonitorOfClass::one);
        other.start();
        two();
    }
}
