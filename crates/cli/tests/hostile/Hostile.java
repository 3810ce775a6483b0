import java.util.ArrayList;
import java.util.List;

/** Programs that never end by themselves, each in its own way. */
public class Hostile {
    static volatile long visible;
    static long hidden;

    static class EndlessInit {
        static int value;

        static {
            spin();
        }

        static void spin() {
            while (true) {
                value = value == Integer.MAX_VALUE ? 0 : value + 1;
            }
        }
    }

    static void fork() {
        new Thread(Hostile::fork).start();
        new Thread(Hostile::fork).start();
    }

    static int overflow(int n) {
        try {
            return overflow(n + 1) + 1;
        } catch (StackOverflowError e) {
            return overflow(n);
        }
    }

    static int both(int n) {
        try {
            return both(n + 1) + 1;
        } finally {
            both(n + 2);
        }
    }

    static long fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    public static void main(String[] args) throws Exception {
        switch (args[0]) {
            case "loop":
                for (long n = 0; ; n++) {
                    hidden = n ^ hidden;
                }
            case "visible":
                new Thread(() -> {}).start();
                while (true) {
                    visible++;
                }
            case "locks":
                while (true) {
                    synchronized (Hostile.class) {
                        hidden++;
                    }
                }
            case "fork":
                fork();
                break;
            case "recursion":
                System.out.println(fibonacci(90));
                break;
            case "overflow":
                System.out.println(overflow(0));
                break;
            case "finally":
                System.out.println(both(0));
                break;
            case "init":
                System.out.println(EndlessInit.value);
                break;
            case "input":
                int count = 0;
                while (System.in.read() != -2) {
                    count++;
                }
                break;
            case "garbage":
                while (true) {
                    try {
                        List<Object> list = new ArrayList<>();
                        while (true) {
                            list.add(new long[1 << 18]);
                            hidden++;
                        }
                    } catch (Throwable t) {
                        hidden++;
                    }
                }
            case "text":
                String text = "ab";
                while (true) {
                    try {
                        text = text + text + hidden++;
                    } catch (OutOfMemoryError e) {
                        text = "ab";
                    }
                }
            default:
                throw new IllegalArgumentException(args[0]);
        }
    }
}
