import java.util.*;

public class ThreadLocals {
    static final ThreadLocal<Integer> COUNT = ThreadLocal.withInitial(() -> 10);
    static final InheritableThreadLocal<String> INH = new InheritableThreadLocal<>();

    public static void main(String[] args) throws Exception {
        ThreadLocal<String> t = new ThreadLocal<>();
        System.out.println(t.get() + " " + COUNT.get());
        t.set("main");
        COUNT.set(COUNT.get() + 1);
        INH.set("inherited");
        List<String> out = Collections.synchronizedList(new ArrayList<>());
        Thread th = new Thread(() -> {
            out.add(t.get() + " " + COUNT.get() + " " + INH.get());
            t.set("child");
            INH.set("changed");
            COUNT.set(99);
        });
        th.start();
        th.join();
        System.out.println(out + " " + t.get() + " " + COUNT.get() + " " + INH.get());
        COUNT.remove();
        t.remove();
        System.out.println(COUNT.get() + " " + t.get());
        List<ThreadLocal<Integer>> many = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            ThreadLocal<Integer> x = new ThreadLocal<>();
            x.set(i * i);
            many.add(x);
        }
        System.out.println(many.stream().mapToInt(ThreadLocal::get).sum());
    }
}
