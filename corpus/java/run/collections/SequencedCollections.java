// jdk: 21+
import java.util.*;

public class SequencedCollections {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        System.out.println(l.getFirst() + " " + l.getLast() + " " + l.reversed());
        l.addFirst(0);
        l.addLast(4);
        System.out.println(l.removeFirst() + " " + l.removeLast() + " " + l);
        l.reversed().add(99);
        System.out.println(l);
        LinkedHashSet<String> s = new LinkedHashSet<>(List.of("a", "b", "c"));
        s.addFirst("z");
        s.addLast("a");
        System.out.println(s + " " + s.reversed() + " " + s.getFirst());
        LinkedHashMap<String, Integer> m = new LinkedHashMap<>();
        m.put("x", 1);
        m.put("y", 2);
        m.putFirst("w", 0);
        System.out.println(m + " " + m.firstEntry() + " " + m.lastEntry() + " " + m.reversed() + " " + m.sequencedKeySet().reversed() + " " + m.pollFirstEntry() + m.pollLastEntry() + m);
        Deque<Integer> d = new ArrayDeque<>(List.of(1, 2, 3));
        System.out.println(d.reversed());
        TreeSet<Integer> ts = new TreeSet<>(List.of(3, 1, 2));
        System.out.println(ts.reversed() + " " + ts.removeFirst());
        try {
            new ArrayList<>().getFirst();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        try {
            List.of(1).removeLast();
        } catch (UnsupportedOperationException e) {
            System.out.println("immutable");
        }
        System.out.println(List.of(1, 2, 3).reversed().indexOf(3));
        StringBuilder sb = new StringBuilder();
        sb.repeat("ab", 3).repeat('x', 2);
        System.out.println(sb + " " + "a-b-c".indexOf("-", 0, 2) + " " + Math.clamp(15L, 0, 10) + " " + "x".splitWithDelimiters("x", 0).length + " " + Character.isEmoji(0x1F600));
    }
}
