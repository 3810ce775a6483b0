// expect: verified
// args: 2
// larger: 3
// pair: InitCycle
// Threads. A holder class is initialised by whoever comes first, once, and everybody else waits for it and sees it whole.
public class InitHolder {
    static volatile int created;
    int value;

    private InitHolder() {
        created++;
        value = 42;
    }

    static class Holder {
        static final InitHolder INSTANCE = new InitHolder();
    }

    public static void main(String[] args) {
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            new Thread(() -> {
                assert Holder.INSTANCE.value == 42 && created == 1;
            }).start();
        }
    }
}
