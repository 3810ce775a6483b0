import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
public class EventBusGenerics {
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.METHOD) @interface Subscribe {
        int priority() default 0;
    }
    static abstract class Event {
        private static int seq;
        final int id = ++seq;
    }
    static class UserEvent extends Event {
        final String user;
        UserEvent(String u) {
            user = u;
        }
        public String toString() {
            return getClass().getSimpleName() + "(" + user + ")";
        }
    }
    static final class Login extends UserEvent {
        Login(String u) {
            super(u);
        }
    }
    static final class Logout extends UserEvent {
        Logout(String u) {
            super(u);
        }
    }
    static class Bus {
        record Handler(Object target, Method m, int pr) {
        }
        private final Map<Class<?>, List<Handler>> map = new HashMap<>();
        private final Map<Class<?>, List<Consumer<?>>> lambdas = new LinkedHashMap<>();
        void register(Object o) {
            for (Method m : o.getClass().getDeclaredMethods()) {
                Subscribe s = m.getAnnotation(Subscribe.class);
                if (s == null) continue;
                if (m.getParameterCount() != 1) throw new IllegalArgumentException("one parameter: " + m.getName());
                map.computeIfAbsent(m.getParameterTypes()[0], k -> new ArrayList<>()).add(new Handler(o, m, s.priority()));
            }
            map.values().forEach(l -> l.sort(Comparator.comparingInt(Handler::pr).reversed().thenComparing(h -> h.m().getName())));
        }
        <E extends Event> void on(Class<E> c, Consumer<? super E> f) {
            lambdas.computeIfAbsent(c, k -> new ArrayList<>()).add(f);
        }
        @SuppressWarnings("unchecked") void post(Event e) {
            for (Class<?> c = e.getClass(); c != Object.class; c = c.getSuperclass()) {
                for (Handler h : map.getOrDefault(c, List.of())) try {
                    h.m().setAccessible(true);
                    h.m().invoke(h.target(), e);
                } catch (InvocationTargetException x) {
                    System.out.println("handler failed: " + x.getTargetException());
                } catch (IllegalAccessException x) {
                    throw new AssertionError(x);
                }
                for (Consumer<?> f : lambdas.getOrDefault(c, List.of())) ((Consumer<Event>) f).accept(e);
            }
        }
    }
    static class Audit {
        final List<String> log = new ArrayList<>();
        @Subscribe(priority = 5) void any(Event e) {
            log.add("any#" + e.id);
        }
        @Subscribe void login(Login l) {
            log.add("in:" + l.user);
        }
        @Subscribe(priority = 9) private void first(Login l) {
            log.add("first");
        }
        @Subscribe void fail(Logout l) {
            throw new UnsupportedOperationException(l.toString());
        }
    }
    static class Wrong {
        @Subscribe void two(String a, String b) {
        }
    }
    static <T extends Comparable<T>> T maxOf(Collection<? extends T> c) {
        Iterator<? extends T> i = c.iterator();
        T best = i.next();
        while (i.hasNext()) {
            T t = i.next();
            if (t.compareTo(best) > 0) best = t;
        }
        return best;
    }
    static <K, V extends Comparable<? super V>> List<Map.Entry<K, V>> byValue(Map<K, V> m) {
        List<Map.Entry<K, V>> l = new ArrayList<>(m.entrySet());
        l.sort(Map.Entry.comparingByValue(Comparator.reverseOrder()));
        return l;
    }
    @SafeVarargs static <T> Set<T> union(Set<? extends T>... s) {
        Set<T> r = new TreeSet<>();
        for (Set<? extends T> x : s) r.addAll(x);
        return r;
    }
    static void swap(List<?> l) {
        swapHelper(l);
    }
    private static <T> void swapHelper(List<T> l) {
        T t = l.get(0);
        l.set(0, l.get(1));
        l.set(1, t);
    }
    public static void main(String[] args) {
        Bus b = new Bus();
        Audit a = new Audit();
        b.register(a);
        b.on(UserEvent.class, e -> System.out.println("lambda " + e));
        b.on(Login.class, e -> System.out.println("login only " + e.user));
        b.post(new Login("ann"));
        b.post(new Logout("bob"));
        System.out.println(a.log);
        try {
            b.register(new Wrong());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(maxOf(List.of(3, 9, 2)) + maxOf(Set.of("z")) + byValue(new TreeMap<>(Map.of("a", 1, "b", 3, "c", 2))) + union(Set.of(1, 3), Set.of(2)));
        List<Object> sw = new ArrayList<>(List.of(1, "two"));
        swap(sw);
        System.out.println(sw);
        List raw = new ArrayList<String>();
        raw.add(5);
        try {
            String s = ((List<String>) raw).get(0);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Object[] objs = new Integer[] {1};
        try {
            objs[0] = "s";
        } catch (ArrayStoreException e) {
            System.out.println(e);
        }
        try {
            String[] bad = (String[]) new Object[] {"x"};
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}
