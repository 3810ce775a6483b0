import java.util.*;
import java.util.function.*;

public class EventHandlers {
    static final List<Consumer<String>> hs = new ArrayList<>();
    static int n;
    static void log(String s) { n += s.length(); }

    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        hs.add(sb::append);
        hs.add(EventHandlers::log);
        hs.add(s -> { if (s.equals("b")) hs.get(0).accept("!"); });
        for (String e : List.of("a", "b", "ccc")) hs.forEach(h -> h.accept(e));
        System.out.println(sb + " " + n);
    }
}
