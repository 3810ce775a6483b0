import sojourner.Label;

/** Two threads in a critical section, which is locked if the argument says so. */
public class Exclusion {
    private static final Object lock = new Object();

    static void critical(String name) {
        Label.set(name, true);
        Label.set(name, false);
    }

    public static void main(String[] args) {
        boolean locked = args[0].equals("locked");
        for (String name : new String[] {"a", "b"}) {
            new Thread(() -> {
                if (locked) {
                    synchronized (lock) {
                        critical(name);
                    }
                } else {
                    critical(name);
                }
            }).start();
        }
    }
}
