// expect: assertion
// args: 2
// larger: 3
// pair: LocalContext
// Threads. The "current user" is one variable for all.
public class SharedContext {
    static volatile int user;

    public static void main(String[] args) {
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            int id = i;
            new Thread(() -> {
                user = id;
                Thread.yield();
                assert user == id : "somebody else's user"; //! assertion
            }).start();
        }
    }
}
