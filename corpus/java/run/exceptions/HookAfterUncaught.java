public class HookAfterUncaught {
    public static void main(String[] args) {
        Thread hook = new Thread(() -> System.out.println("hook after uncaught"));
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Thread removed = new Thread(() -> System.out.println("never"));
        Runtime.getRuntime().addShutdownHook(removed);
        System.out.println(Runtime.getRuntime().removeShutdownHook(removed) + " " + Runtime.getRuntime().removeShutdownHook(removed));
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " died of " + e));
        throw new IllegalStateException("goodbye");
    }
}
