import java.util.*;
import java.util.function.*;

public class LambdaInCtorAndInit {
    static final List<Supplier<String>> ALL = new ArrayList<>();
    static { for (int i = 0; i < 2; i++) { int k = i; ALL.add(() -> "static" + k); } }
    final String name;
    final Supplier<String> lazy = () -> "lazy " + getName();
    LambdaInCtorAndInit(String n) { Runnable r = () -> ALL.add(() -> "ctor " + n); r.run(); name = n; }
    String getName() { return name; }
    LambdaInCtorAndInit() { this(((Supplier<String>) () -> "computed").get()); }
    Supplier<Supplier<String>> nested() { return () -> () -> name + lazy.get(); }

    public static void main(String[] args) {
        LambdaInCtorAndInit a = new LambdaInCtorAndInit("n"), b = new LambdaInCtorAndInit();
        System.out.println(a.lazy.get() + " " + b.nested().get().get() + " " + ALL.stream().map(Supplier::get).toList());
        Runnable[] rs = new Runnable[3];
        for (int i = 0; i < rs.length; i++) { final int j = i; rs[i] = () -> System.out.print(j + (j < 2 ? rs.length + "," : "\n")); }
        for (Runnable r : rs) r.run();
        Object o = (Supplier<Object> & Comparable<Object>) null;
        System.out.println(o);
    }
}
