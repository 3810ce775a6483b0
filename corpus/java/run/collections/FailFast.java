import java.util.*;

public class FailFast {
    static void t(String n, Runnable r) { try { r.run(); System.out.println(n + " fine"); } catch (RuntimeException e) { System.out.println(n + " " + e.getClass().getSimpleName()); } }

    public static void main(String[] args) {
        t("list add", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (int x : l) l.add(x); });
        t("list remove last but one", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); for (Integer x : l) if (x == 2) l.remove(x); System.out.println(l); });
        t("list set", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); int i = 0; for (int x : l) l.set(i++, x * 2); System.out.println(l); });
        t("linked", () -> { List<Integer> l = new LinkedList<>(List.of(1, 2, 3)); for (int x : l) l.remove(0); });
        t("map put new", () -> { Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1)); for (int k : m.keySet()) m.put(k + 1, 0); });
        t("map put same", () -> { Map<Integer, Integer> m = new HashMap<>(Map.of(1, 1, 2, 2)); for (int k : m.keySet()) m.put(k, 0); System.out.println(m); });
        t("tree", () -> { TreeMap<Integer, Integer> m = new TreeMap<>(Map.of(1, 1, 2, 2)); for (int k : m.keySet()) m.remove(2); });
        t("deque", () -> { ArrayDeque<Integer> d = new ArrayDeque<>(List.of(1, 2)); for (int x : d) d.add(x); });
        t("forEach", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2)); l.forEach(x -> l.add(1)); });
        t("iterator remove", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4)); for (Iterator<Integer> it = l.iterator(); it.hasNext(); ) if (it.next() % 2 == 0) it.remove(); System.out.println(l); });
        t("pq", () -> { PriorityQueue<Integer> q = new PriorityQueue<>(List.of(3, 1)); for (int x : q) q.poll(); });
        t("sublist", () -> { List<Integer> l = new ArrayList<>(List.of(1, 2, 3)); List<Integer> s = l.subList(0, 2); l.add(4); s.get(0); });
        t("sort", () -> { List<Integer> l = new ArrayList<>(List.of(2, 1)); for (int x : l) l.sort(null); });
    }
}
