import java.util.*;

public class CollectionsUtil {
    interface Body {
        Object run();
    }

    static void t(String n, Body b) {
        try {
            System.out.println(n + ": " + b.run());
        } catch (RuntimeException e) {
            System.out.println(n + "! " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(5, 2, 8, 2, 9));
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 8) + " " + Collections.binarySearch(l, 6) + " " + Collections.max(l) + " " + Collections.min(l) + " " + Collections.frequency(l, 2));
        Collections.reverse(l);
        Collections.swap(l, 0, 4);
        Collections.rotate(l, 2);
        System.out.println(l);
        Collections.rotate(l, -1);
        Collections.shuffle(l, new Random(7));
        System.out.println(l + " " + Collections.indexOfSubList(l, l.subList(1, 3)) + " " + Collections.lastIndexOfSubList(List.of(1, 2, 1, 2), List.of(1, 2)));
        Collections.fill(l, 3);
        System.out.println(l + " " + Collections.nCopies(3, "x") + " " + Collections.disjoint(l, List.of(4)) + " " + Collections.replaceAll(l, 3, 4) + l);
        Collections.addAll(l, 1, 2);
        System.out.println(l + " " + Collections.max(l, Comparator.reverseOrder()) + " " + Collections.emptyList() + Collections.emptyMap() + Collections.singleton(1) + Collections.singletonList(null) + Collections.singletonMap("k", "v"));
        List<Integer> un = Collections.unmodifiableList(l);
        t("unmodifiable add", () -> un.add(1));
        t("unmodifiable sort", () -> {
            un.sort(null);
            return un;
        });
        t("iterator remove", () -> {
            Iterator<Integer> it = un.iterator();
            it.next();
            it.remove();
            return 1;
        });
        l.add(77);
        t("view", () -> un.get(un.size() - 1));
        t("emptyList add", () -> Collections.emptyList().add(null));
        t("singleton add", () -> Collections.singletonList(1).add(2));
        t("List.of set", () -> List.of(1).set(0, 2));
        t("List.of null", () -> List.of(1, null));
        t("List.of contains null", () -> List.of(1).contains(null));
        t("Set.of dup", () -> Set.of(1, 1));
        t("Map.of dup", () -> Map.of("a", 1, "a", 2));
        t("Map.of put", () -> Map.of().put(1, 1));
        t("Map.copyOf", () -> new TreeMap<>(Map.copyOf(new HashMap<>(Map.of(1, 2, 3, 4)))));
        t("List.copyOf", () -> List.copyOf(l).getClass() == List.of(1, 2, 3).getClass());
        t("copyOf same", () -> {
            List<Integer> a = List.of(1, 2);
            return List.copyOf(a) == a;
        });
        t("asList set", () -> {
            String[] a = {"x", "y"};
            List<String> v = Arrays.asList(a);
            v.set(0, "z");
            return a[0] + v;
        });
        t("asList add", () -> Arrays.asList(1, 2).add(3));
        t("asList remove", () -> Arrays.asList(1, 2).remove(0));
        t("checked", () -> {
            @SuppressWarnings({"rawtypes", "unchecked"}) List raw = Collections.checkedList(new ArrayList<>(), String.class);
            raw.add(1);
            return raw;
        });
        t("sync", () -> Collections.synchronizedList(new ArrayList<>(List.of(1))));
        t("max empty", () -> Collections.max(new ArrayList<Integer>()));
        t("enumeration", () -> Collections.list(Collections.enumeration(List.of(1, 2))));
        t("asLifo", () -> {
            Queue<Integer> q = Collections.asLifoQueue(new ArrayDeque<>());
            q.add(1);
            q.add(2);
            return q.poll();
        });
        t("newSetFromMap", () -> {
            Set<String> s = Collections.newSetFromMap(new TreeMap<>());
            s.add("b");
            s.add("a");
            return s;
        });
        t("copy", () -> {
            List<Integer> d = new ArrayList<>(List.of(0, 0, 0));
            Collections.copy(d, List.of(1, 2));
            return d;
        });
        t("copy short", () -> {
            Collections.copy(new ArrayList<>(), List.of(1, 2));
            return 0;
        });
        t("reverseOrder", () -> {
            List<String> s = new ArrayList<>(List.of("b", "C", "a"));
            s.sort(Collections.reverseOrder(String.CASE_INSENSITIVE_ORDER));
            return s;
        });
        t("entry", () -> Map.entry("k", 1) + " " + new AbstractMap.SimpleEntry<>("a", 2).setValue(3));
        t("entry set", () -> Map.entry("k", 1).setValue(2));
    }
}
