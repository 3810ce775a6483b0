import java.util.*;

public class MapIteration {
    public static void main(String[] args) {
        Map<String, Integer> m = new LinkedHashMap<>();
        for (String w : "z y x".split(" ")) m.put(w, m.size());
        for (String k : m.keySet()) System.out.print(k);
        for (int v : m.values()) System.out.print(v);
        for (Map.Entry<String, Integer> e : m.entrySet()) { System.out.print(e); e.setValue(e.getValue() * 10); }
        m.entrySet().iterator().next().setValue(7);
        System.out.println(m);
    }
}
