import java.util.*;

public class WordCountMaps {
    public static void main(String[] args) {
        String t = "one fish two fish red fish blue fish one two";
        Map<String, Integer> h = new HashMap<>(), tr = new TreeMap<>(), lk = new LinkedHashMap<>();
        for (String w : t.split(" ")) { h.put(w, h.getOrDefault(w, 0) + 1); tr.merge(w, 1, Integer::sum); lk.compute(w, (k, v) -> v == null ? 1 : v + 1); }
        System.out.println(h + "\n" + tr + "\n" + lk + "\n" + h.equals(tr) + lk.equals(h) + (h.hashCode() == tr.hashCode()));
        List<Map.Entry<String, Integer>> es = new ArrayList<>(lk.entrySet());
        es.sort(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()));
        System.out.println(es);
        Map<Integer, List<String>> inv = new TreeMap<>(Comparator.reverseOrder());
        lk.forEach((k, v) -> inv.computeIfAbsent(v, x -> new ArrayList<>()).add(k));
        System.out.println(inv);
    }
}
