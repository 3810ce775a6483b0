import java.util.*;

public class TrieAutocomplete {
    private final TreeMap<Character, TrieAutocomplete> kids = new TreeMap<>();
    private boolean word;
    private int weight;

    void add(String s, int w) {
        TrieAutocomplete t = this;
        for (char c : s.toCharArray()) t = t.kids.computeIfAbsent(c, k -> new TrieAutocomplete());
        t.word = true;
        t.weight += w;
    }

    Optional<TrieAutocomplete> find(String p) {
        TrieAutocomplete t = this;
        for (int i = 0; i < p.length() && t != null; i++) t = t.kids.get(p.charAt(i));
        return Optional.ofNullable(t);
    }

    void collect(String prefix, Map<String, Integer> out) {
        if (word) out.put(prefix, weight);
        kids.forEach((c, t) -> t.collect(prefix + c, out));
    }

    List<String> suggest(String p, int n) {
        Map<String, Integer> m = new HashMap<>();
        find(p).ifPresent(t -> t.collect(p, m));
        return m.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(n).map(Map.Entry::getKey).toList();
    }

    int nodes() {
        int n = 1;
        for (TrieAutocomplete t : kids.values()) n += t.nodes();
        return n;
    }

    public static void main(String[] args) {
        TrieAutocomplete t = new TrieAutocomplete();
        int w = 1;
        for (String s : "car card care cart cat dog do dot done car car dog zebra".split(" ")) t.add(s, w++);
        System.out.println(t.suggest("ca", 3) + " " + t.suggest("do", 10) + " " + t.suggest("x", 3) + " " + t.suggest("", 4) + " " + t.nodes());
        System.out.println(t.find("car").map(x -> x.weight).orElse(0) + " " + t.find("ca").map(x -> x.word).orElse(true) + " " + t.find("cards").isPresent());
    }
}
