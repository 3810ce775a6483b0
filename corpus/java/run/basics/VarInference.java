import java.util.*;

public class VarInference {
    public static void main(String[] args) {
        var m = new TreeMap<String, List<Integer>>();
        m.put("a", new ArrayList<>(List.of(1)));
        for (var e : m.entrySet()) { var l = e.getValue(); l.add(l.get(0) + 1); }
        var x = 5 / 2; var y = 5 / 2.0; var z = 'a' + 1; var w = new int[] {1}; var an = new Object() { int q = 9; };
        System.out.println(m + " " + x + y + z + w.length + an.q++ + an.q);
    }
}
