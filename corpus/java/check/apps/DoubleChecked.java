// expect: verified
// property: race
// args: 2
// larger: 3
// pair: DoubleCheckedPlain
// Threads. Double-checked locking with a volatile field.
public class DoubleChecked {
    static final class Config {
        int value;

        Config() {
            value = 42;
        }
    }

    private static volatile Config config;

    static Config get() {
        if (config == null) {
            synchronized (DoubleChecked.class) {
                if (config == null) {
                    config = new Config();
                }
            }
        }
        return config;
    }

    public static void main(String[] args) {
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            new Thread(() -> {
                assert get().value == 42;
            }).start();
        }
    }
}
