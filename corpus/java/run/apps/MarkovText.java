import java.util.*;

public class MarkovText {
    public static void main(String[] args) {
        String text = "the cat sat on the mat the cat ran the dog sat on the cat";
        Map<String, List<String>> m = new TreeMap<>();
        String[] w = text.split(" ");
        for (int i = 0; i + 1 < w.length; i++) m.computeIfAbsent(w[i], k -> new ArrayList<>()).add(w[i + 1]);
        System.out.println(m);
        Random r = new Random(8);
        String cur = "the";
        StringJoiner out = new StringJoiner(" ");
        for (int i = 0; i < 15 && cur != null; i++) { out.add(cur); List<String> n = m.get(cur); cur = n == null ? null : n.get(r.nextInt(n.size())); }
        System.out.println(out);
    }
}
