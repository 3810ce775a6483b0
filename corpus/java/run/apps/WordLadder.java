import java.util.*;

public class WordLadder {
    static boolean adjacent(String a, String b) {
        int d = 0;
        for (int i = 0; i < a.length(); i++) if (a.charAt(i) != b.charAt(i)) d++;
        return d == 1;
    }

    static List<String> ladder(String from, String to, Collection<String> dict) {
        Map<String, String> prev = new HashMap<>();
        Queue<String> q = new LinkedList<>();
        q.add(from);
        prev.put(from, null);
        while (!q.isEmpty()) {
            String w = q.poll();
            if (w.equals(to)) {
                LinkedList<String> path = new LinkedList<>();
                for (String x = to; x != null; x = prev.get(x)) path.addFirst(x);
                return path;
            }
            for (String n : dict) if (!prev.containsKey(n) && adjacent(w, n)) {
                prev.put(n, w);
                q.add(n);
            }
        }
        return List.of();
    }

    static List<List<String>> anagrams(Collection<String> ws) {
        Map<String, List<String>> m = new TreeMap<>();
        for (String w : ws) {
            char[] c = w.toCharArray();
            Arrays.sort(c);
            m.computeIfAbsent(new String(c), k -> new ArrayList<>()).add(w);
        }
        m.values().removeIf(l -> l.size() < 2);
        return new ArrayList<>(m.values());
    }

    public static void main(String[] args) {
        SortedSet<String> d = new TreeSet<>(List.of("cold", "cord", "card", "ward", "warm", "word", "worm", "wary", "corm", "dorm", "form"));
        System.out.println(ladder("cold", "warm", d) + " " + ladder("cold", "zzzz", d) + " " + ladder("form", "form", d));
        System.out.println(anagrams(List.of("listen", "silent", "enlist", "google", "elbow", "below", "inlets", "cat")));
    }
}
