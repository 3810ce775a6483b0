// expect: deadlock
// Two classes that are found by their names wait for each other.
public class InitialisedByName {
    static void find(String name) {
        try {
            Class.forName("InitialisedByName$" + name); //! deadlock
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }

    static class One {
        static {
            find("Two"); //! deadlock
        }
    }

    static class Two {
        static {
            find("One"); //! deadlock
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> find("One"));
        other.start();
        find("Two"); //! deadlock
        other.join(); //! deadlock
    }
}
