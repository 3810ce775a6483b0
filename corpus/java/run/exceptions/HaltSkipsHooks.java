public class HaltSkipsHooks {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook must not run")));
        System.out.println("halting");
        System.out.flush();
        Runtime.getRuntime().halt(9);
    }
}
