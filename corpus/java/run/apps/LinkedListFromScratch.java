import java.util.*;

public class LinkedListFromScratch {
    static class Node { int v; Node next; Node(int v, Node n) { this.v = v; next = n; } }
    static Node of(int... a) { Node h = null; for (int i = a.length - 1; i >= 0; i--) h = new Node(a[i], h); return h; }
    static Node rev(Node h) { Node p = null; while (h != null) { Node n = h.next; h.next = p; p = h; h = n; } return p; }
    static Node merge(Node a, Node b) { if (a == null) return b; if (b == null) return a; if (a.v <= b.v) { a.next = merge(a.next, b); return a; } b.next = merge(a, b.next); return b; }
    static Node sort(Node h) { if (h == null || h.next == null) return h; Node s = h, f = h.next; while (f != null && f.next != null) { s = s.next; f = f.next.next; } Node m = s.next; s.next = null; return merge(sort(h), sort(m)); }
    static boolean cyclic(Node h) { Node s = h, f = h; while (f != null && f.next != null) { s = s.next; f = f.next.next; if (s == f) return true; } return false; }
    static String str(Node h) { StringBuilder sb = new StringBuilder(); for (; h != null; h = h.next) sb.append(h.v).append(h.next == null ? "" : "->"); return sb.toString(); }

    public static void main(String[] args) {
        System.out.println(str(rev(of(1, 2, 3))) + " " + str(sort(of(5, 1, 4, 2, 3, 1))) + " [" + str(null) + "] " + cyclic(of(1, 2)));
        Node c = of(1, 2, 3);
        c.next.next.next = c;
        System.out.println(cyclic(c));
        int[] big = new Random(4).ints(500, 0, 1000).toArray();
        Node s = sort(of(big));
        boolean ok = true;
        int n = 1;
        for (Node x = s; x.next != null; x = x.next, n++) ok &= x.v <= x.next.v;
        System.out.println(ok + " " + n);
    }
}
