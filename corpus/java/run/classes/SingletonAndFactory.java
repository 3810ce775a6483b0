import java.util.*;
import java.util.function.*;

public class SingletonAndFactory {
    static final class Reg { private static Reg it; final Map<String, Supplier<Object>> m = new TreeMap<>(); private Reg() { System.out.println("made"); } static Reg get() { return it == null ? it = new Reg() : it; } Object make(String k) { return Optional.ofNullable(m.get(k)).orElseThrow(() -> new IllegalArgumentException("no " + k)).get(); } }

    public static void main(String[] args) {
        Reg.get().m.put("list", ArrayList::new);
        Reg.get().m.put("n", () -> 42);
        System.out.println(Reg.get().make("list") + " " + Reg.get().make("n") + (Reg.get() == Reg.get()));
        try { Reg.get().make("q"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
