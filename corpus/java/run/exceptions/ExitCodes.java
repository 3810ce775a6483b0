public class ExitCodes {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        try {
            System.out.println("in try");
            exit(3);
        } finally {
            System.out.println("finally must not run");
        }
    }

    static void exit(int n) {
        System.err.println("leaving");
        System.exit(n);
    }
}
