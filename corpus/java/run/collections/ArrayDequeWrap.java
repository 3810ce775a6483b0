import java.util.*;

public class ArrayDequeWrap {
    public static void main(String[] args) {
        ArrayDeque<Integer> d = new ArrayDeque<>(4);
        for (int i = 0; i < 40; i++) { d.addLast(i); if (i % 3 == 0) d.addFirst(-i); if (i % 4 == 0) d.pollFirst(); if (i % 5 == 0) d.pollLast(); }
        System.out.println(d + " " + d.size() + " " + d.peekFirst() + d.peekLast());
        d.removeFirstOccurrence(7);
        d.removeLastOccurrence(-100);
        Iterator<Integer> it = d.iterator();
        while (it.hasNext()) if (it.next() % 2 == 0) it.remove();
        System.out.println(d + " " + d.contains(13) + Arrays.toString(d.toArray(new Integer[0])));
        ArrayDeque<Integer> c = d.clone();
        c.clear();
        System.out.println(d.size() + " " + c + c.equals(new ArrayDeque<>()) + d.stream().mapToInt(x -> x).sum());
        d.retainAll(Set.of(1, 3, 5, 11, 13));
        System.out.println(d);
    }
}
