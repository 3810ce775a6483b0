import java.util.*;
import java.util.function.*;
public class LinkedStructures {
    static class AVL<K extends Comparable<K>, V> {
        private class Node {
            K k;
            V v;
            Node l, r;
            int h = 1;
            Node(K k, V v) {
                this.k = k;
                this.v = v;
            }
        }
        private Node root;
        private int size;
        private int h(Node n) {
            return n == null ? 0 : n.h;
        }
        private void fix(Node n) {
            n.h = 1 + Math.max(h(n.l), h(n.r));
        }
        private Node right(Node y) {
            Node x = y.l;
            y.l = x.r;
            x.r = y;
            fix(y);
            fix(x);
            return x;
        }
        private Node left(Node x) {
            Node y = x.r;
            x.r = y.l;
            y.l = x;
            fix(x);
            fix(y);
            return y;
        }
        private Node balance(Node n) {
            fix(n);
            int b = h(n.l) - h(n.r);
            if (b > 1) {
                if (h(n.l.l) < h(n.l.r)) n.l = left(n.l);
                return right(n);
            }
            if (b < -1) {
                if (h(n.r.r) < h(n.r.l)) n.r = right(n.r);
                return left(n);
            }
            return n;
        }
        void put(K k, V v) {
            root = put(root, k, v);
        }
        private Node put(Node n, K k, V v) {
            if (n == null) {
                size++;
                return new Node(k, v);
            }
            int c = k.compareTo(n.k);
            if (c < 0) n.l = put(n.l, k, v);
            else if (c > 0) n.r = put(n.r, k, v);
            else {
                n.v = v;
                return n;
            }
            return balance(n);
        }
        void remove(K k) {
            root = remove(root, k);
        }
        private Node remove(Node n, K k) {
            if (n == null) throw new NoSuchElementException(String.valueOf(k));
            int c = k.compareTo(n.k);
            if (c < 0) n.l = remove(n.l, k);
            else if (c > 0) n.r = remove(n.r, k);
            else {
                size--;
                if (n.l == null) return n.r;
                if (n.r == null) return n.l;
                Node m = n.r;
                while (m.l != null) m = m.l;
                n.k = m.k;
                n.v = m.v;
                size++;
                n.r = remove(n.r, m.k);
            }
            return balance(n);
        }
        void each(BiConsumer<? super K, ? super V> f) {
            each(root, f);
        }
        private void each(Node n, BiConsumer<? super K, ? super V> f) {
            if (n != null) {
                each(n.l, f);
                f.accept(n.k, n.v);
                each(n.r, f);
            }
        }
        int height() {
            return h(root);
        }
    }
    static class SkipList {
        static final int MAX = 8;
        final Random rnd = new Random(99);
        final class N {
            final int v;
            final N[] next;
            @SuppressWarnings("unchecked") N(int v, int lv) {
                this.v = v;
                next = (N[]) java.lang.reflect.Array.newInstance(N.class, lv);
            }
        }
        final N head = new N(Integer.MIN_VALUE, MAX);
        boolean add(int v) {
            N[] up = Arrays.copyOf(head.next, MAX);
            N x = head;
            for (int i = MAX - 1; i >= 0; i--) {
                while (x.next[i] != null && x.next[i].v < v) x = x.next[i];
                up[i] = x;
            }
            if (x.next[0] != null && x.next[0].v == v) return false;
            int lv = 1;
            while (lv < MAX && rnd.nextBoolean()) lv++;
            N n = new N(v, lv);
            for (int i = 0; i < lv; i++) {
                n.next[i] = up[i].next[i];
                up[i].next[i] = n;
            }
            return true;
        }
        public String toString() {
            StringBuilder b = new StringBuilder();
            for (int i = MAX - 1; i >= 0; i--) {
                int c = 0;
                for (N x = head.next[i]; x != null; x = x.next[i]) c++;
                b.append(c).append(i == 0 ? "" : ",");
            }
            return b.toString();
        }
    }
    static class Graph<T> {
        final Map<T, Map<T, Integer>> adj = new LinkedHashMap<>();
        Graph<T> edge(T a, T b, int w) {
            adj.computeIfAbsent(a, k -> new LinkedHashMap<>()).put(b, w);
            adj.computeIfAbsent(b, k -> new LinkedHashMap<>()).put(a, w);
            return this;
        }
        Map<T, Integer> dijkstra(T s) {
            Map<T, Integer> d = new LinkedHashMap<>();
            PriorityQueue<Map.Entry<T, Integer>> q = new PriorityQueue<>(Map.Entry.comparingByValue());
            q.add(Map.entry(s, 0));
            while (!q.isEmpty()) {
                var e = q.poll();
                if (d.putIfAbsent(e.getKey(), e.getValue()) == null) adj.get(e.getKey()).forEach((t, w) -> q.add(Map.entry(t, e.getValue() + w)));
            }
            return d;
        }
        int mst() {
            Map<T, T> par = new HashMap<>();
            class U {
                T find(T x) {
                    T p = par.getOrDefault(x, x);
                    return p.equals(x) ? x : find(p);
                }
            }
            U u = new U();
            record E<T>(T a, T b, int w) {
            }
            return adj.entrySet().stream().flatMap(e -> e.getValue().entrySet().stream().map(f -> new E<>(e.getKey(), f.getKey(), f.getValue()))).sorted(Comparator.comparingInt(E::w)).mapToInt(e -> { T a = u.find(e.a()), b = u.find(e.b()); if (a.equals(b)) return 0; par.put(a, b); return e.w(); }).sum();
        }
    }
    public static void main(String[] args) {
        AVL<Integer, String> t = new AVL<>();
        for (int i = 0; i < 100; i++) t.put(i * 37 % 101, "v" + i);
        System.out.println(t.size + " " + t.height());
        for (int i = 0; i < 90; i++) t.remove(i * 37 % 101);
        t.put(5, "five");
        StringJoiner j = new StringJoiner(" ");
        t.each((k, v) -> j.add(k + "=" + v));
        System.out.println(j + " h" + t.height());
        try {
            t.remove(1000);
        } catch (NoSuchElementException e) {
            System.out.println("none " + e.getMessage());
        }
        SkipList s = new SkipList();
        for (int i = 0; i < 200; i++) s.add(i * 7919 % 251);
        System.out.println(s + " " + s.add(0));
        Graph<String> g = new Graph<String>().edge("a", "b", 7).edge("a", "c", 9).edge("a", "f", 14).edge("b", "c", 10).edge("b", "d", 15).edge("c", "d", 11).edge("c", "f", 2).edge("d", "e", 6).edge("e", "f", 9);
        System.out.println(g.dijkstra("a") + " " + g.mst());
    }
}
