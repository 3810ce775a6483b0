// expect: race
// property: race
// args: 2
// larger: 3
// pair: DoubleChecked
// Threads. Double-checked locking with a plain field. The first read is not ordered with the write: under sequential
// consistency nothing goes wrong, on an ordinary JVM an object may be seen before its fields.
public class DoubleCheckedPlain {
    static final class Config {
        int value;

        Config() {
            value = 42;
        }
    }

    private static Config config;

    static Config get() {
        if (config == null) { //! race
            synchronized (DoubleCheckedPlain.class) {
                if (config == null) {
                    config = new Config(); //! race
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
