import java.lang.ref.*;
import java.util.*;

public class References {
    static Object make() {
        return new byte[1000];
    }

    public static void main(String[] args) throws Exception {
        Object strong = new Object();
        WeakReference<Object> w = new WeakReference<>(strong);
        SoftReference<String> s = new SoftReference<>(new String("soft"));
        ReferenceQueue<Object> q = new ReferenceQueue<>();
        PhantomReference<Object> p = new PhantomReference<>(strong, q);
        System.out.println((w.get() == strong) + " " + s.get() + " " + p.get() + " " + q.poll() + " " + w.refersTo(strong) + " " + w.refersTo(null));
        w.clear();
        System.out.println(w.get());
        WeakReference<Object> e = new WeakReference<>(strong, q);
        System.out.println(e.enqueue() + " " + (q.poll() == e) + " " + e.enqueue() + " " + q.poll() + " " + e.get());
        System.gc();
        WeakReference<Object> kept = new WeakReference<>(strong);
        System.gc();
        System.out.println(kept.get() == strong);
        Reference.reachabilityFence(strong);
        WeakHashMap<Object, String> m = new WeakHashMap<>();
        Object k = new Object();
        m.put(k, "v");
        System.out.println(m.size() + m.get(k));
        Map<String, WeakReference<String>> cache = new HashMap<>();
        String held = new String("held");
        cache.put("a", new WeakReference<>(held));
        System.out.println(cache.get("a").get() == held);
        Cleaner c = Cleaner.create();
        int[] n = {0};
        Cleaner.Cleanable cl = c.register(new Object(), () -> n[0]++);
        cl.clean();
        cl.clean();
        System.out.println(n[0]);
    }
}
