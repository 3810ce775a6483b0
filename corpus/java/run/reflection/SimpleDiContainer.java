import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class SimpleDiContainer {
    @Retention(RetentionPolicy.RUNTIME) @interface Inject { }
    @Retention(RetentionPolicy.RUNTIME) @interface Named { String value(); }
    static class Repo { String find() { return "data"; } }
    static class Service { @Inject Repo repo; @Named("greeting") String g; String go() { return g + repo.find(); } }
    static class App { final Service s; @Inject App(Service s) { this.s = s; } }
    static final Map<Class<?>, Object> CACHE = new HashMap<>();
    static <T> T get(Class<T> c) throws Exception {
        Object o = CACHE.get(c);
        if (o != null) return c.cast(o);
        Constructor<?> k = Arrays.stream(c.getDeclaredConstructors()).filter(x -> x.isAnnotationPresent(Inject.class)).findFirst().orElse(c.getDeclaredConstructors()[0]);
        Object[] ps = new Object[k.getParameterCount()];
        for (int i = 0; i < ps.length; i++) ps[i] = get(k.getParameterTypes()[i]);
        T t = c.cast(k.newInstance(ps));
        CACHE.put(c, t);
        for (Field f : c.getDeclaredFields()) {
            if (f.isAnnotationPresent(Inject.class)) f.set(t, get(f.getType()));
            Named n = f.getAnnotation(Named.class);
            if (n != null) f.set(t, n.value());
        }
        return t;
    }

    public static void main(String[] args) throws Throwable {
        App a = get(App.class);
        System.out.println(a.s.go() + " " + (get(Service.class) == a.s) + " " + CACHE.size());
    }
}
