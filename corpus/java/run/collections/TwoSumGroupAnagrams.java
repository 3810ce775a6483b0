import java.util.*;

public class TwoSumGroupAnagrams {
    public static void main(String[] args) {
        int[] a = {2, 7, 11, 15};
        Map<Integer, Integer> m = new HashMap<>();
        for (int i = 0; i < a.length; i++) { Integer j = m.get(18 - a[i]); if (j != null) System.out.println(j + "," + i); m.put(a[i], i); }
        Map<String, List<String>> g = new TreeMap<>();
        for (String w : "eat tea tan ate nat bat".split(" ")) { char[] c = w.toCharArray(); Arrays.sort(c); g.computeIfAbsent(String.valueOf(c), k -> new ArrayList<>()).add(w); }
        System.out.println(g.values());
    }
}
