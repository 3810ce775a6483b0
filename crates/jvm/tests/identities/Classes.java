import java.util.*;
import java.util.function.*;

/** The hash of a class is drawn when it is linked. */
public class Classes {
    interface Shape {}

    static class Base implements Shape {}

    static class Round extends Base {}

    static class Later {}

    static class Lazy {
        static final Supplier<String> TEXT = () -> "lazy";
    }

    static void show(String what, Object object) {
        System.out.print(what);
        System.out.print(' ');
        System.out.println(System.identityHashCode(object));
    }

    public static void main(String[] args) {
        show("main", Classes.class);
        show("later", Later.class);
        new Later();
        show("object", new Object());
        new Round();
        show("shape", Shape.class);
        show("round", Round.class);
        show("array", Later[].class);
        Function<Base, Shape> same = base -> base;
        BiFunction<Integer, Long, Long> sum = (a, b) -> a + b;
        ToDoubleFunction<String> parse = Double::parseDouble;
        show("lambdas", same);
        System.out.println(Lazy.TEXT.get() + sum.apply(1, 2L) + parse.applyAsDouble("1.5"));
        Map<Class<?>, String> names = new HashMap<>();
        for (Class<?> c : List.of(Base.class, Round.class, Later.class, Lazy.class)) names.put(c, c.getSimpleName());
        System.out.println(names.values());
    }
}
