import java.util.*;

public class SystemProperties {
    public static void main(String[] args) {
        System.out.println(System.getProperty("line.separator").length() + " " + System.lineSeparator().equals("\n") + " " + System.getProperty("file.separator") + " " + System.getProperty("path.separator") + " " + System.getProperty("no.such") + " " + System.getProperty("no.such", "dflt"));
        System.setProperty("my.prop", "17");
        System.out.println(System.getProperty("my.prop") + " " + Integer.getInteger("my.prop") + " " + Long.getLong("my.prop") + " " + Boolean.getBoolean("my.prop") + " " + System.clearProperty("my.prop") + " " + System.getProperty("my.prop"));
        for (String bad : new String[] {"", null}) {
            try {
                System.getProperty(bad);
            } catch (IllegalArgumentException | NullPointerException e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println((System.getProperty("java.version") != null) + " " + (System.getProperty("java.home") != null) + " " + (System.getProperty("user.dir") != null) + " " + System.getProperty("java.vm.specification.name") + " " + System.getProperty("java.specification.name") + " " + Integer.getInteger("java.specification.version").equals(Runtime.version().feature()));
        System.out.println((System.getenv("PATH") != null) + " " + System.getenv("SURELY_NOT_SET_VARIABLE_X") + " " + System.getenv().containsKey("PATH"));
        try {
            System.getenv().put("a", "b");
        } catch (UnsupportedOperationException e) {
            System.out.println("env is read only");
        }
        long a = System.nanoTime(), b = System.nanoTime();
        System.out.println((b >= a) + " " + (System.currentTimeMillis() > 1_600_000_000_000L) + " " + (Runtime.getRuntime().availableProcessors() >= 1) + " " + (Runtime.getRuntime().totalMemory() > 0) + " " + (Runtime.getRuntime().maxMemory() >= Runtime.getRuntime().freeMemory()));
        System.gc();
        Runtime.getRuntime().gc();
        System.out.println(System.getSecurityManager());
        Object o = new Object();
        System.out.println(System.identityHashCode(o) == System.identityHashCode(o));
        System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().getPriority() + " " + Thread.currentThread().isDaemon() + " " + Thread.currentThread().getThreadGroup().getName() + " " + Thread.currentThread().isAlive());
    }
}
