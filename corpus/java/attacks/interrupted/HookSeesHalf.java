// expect: assertion
// What runs at the end runs beside daemons.
public class HookSeesHalf {
    static volatile int a, b;

    public static void main(String[] args) {
        Thread writer = new Thread(() -> {
            a = 1;
            b = 1;
        });
        writer.setDaemon(true);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert a == b; //! assertion
        }));
        writer.start();
    }
}
