import java.util.*;

public class MinHeapFromScratch {
    static class Heap<T> { private final List<T> a = new ArrayList<>(); private final Comparator<? super T> c; Heap(Comparator<? super T> c) { this.c = c; }
        void add(T t) { a.add(t); for (int i = a.size() - 1; i > 0 && c.compare(a.get(i), a.get((i - 1) / 2)) < 0; i = (i - 1) / 2) Collections.swap(a, i, (i - 1) / 2); }
        T pop() { if (a.isEmpty()) throw new NoSuchElementException("heap empty"); T r = a.get(0), l = a.remove(a.size() - 1); if (!a.isEmpty()) { a.set(0, l); for (int i = 0, k; (k = 2 * i + 1) < a.size(); i = k) { if (k + 1 < a.size() && c.compare(a.get(k + 1), a.get(k)) < 0) k++; if (c.compare(a.get(i), a.get(k)) <= 0) break; Collections.swap(a, i, k); } } return r; } }

    public static void main(String[] args) {
        Heap<String> h = new Heap<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        for (String s : "pear fig apple kiwi banana date lime".split(" ")) h.add(s);
        StringBuilder sb = new StringBuilder();
        try { while (true) sb.append(h.pop()).append(' '); } catch (NoSuchElementException e) { sb.append(e.getMessage()); }
        System.out.println(sb);
    }
}
