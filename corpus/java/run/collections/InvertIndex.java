import java.util.*;

public class InvertIndex {
    public static void main(String[] args) {
        String[] docs = {"red fox", "blue fox jumps", "red sky"};
        Map<String, Set<Integer>> ix = new TreeMap<>();
        for (int i = 0; i < docs.length; i++) for (String w : docs[i].split(" ")) ix.computeIfAbsent(w, k -> new TreeSet<>()).add(i);
        System.out.println(ix);
        Set<Integer> both = new TreeSet<>(ix.get("red"));
        both.retainAll(ix.getOrDefault("fox", Set.of()));
        System.out.println(both);
    }
}
