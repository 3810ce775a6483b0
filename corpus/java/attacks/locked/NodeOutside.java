// expect: assertion
// What a lock gives out is used outside of it.
public class NodeOutside { static class Node { int v; Node next; } static Node head; static final Object L = new Object(); public static void main(String[] a) throws Exception { head = new Node(); Thread t = new Thread(() -> { Node n; synchronized (L) { n = head; } n.v = 1; }); t.start(); Node n; synchronized (L) { n = head; } int p = n.v, q = n.v; assert p == q; } }
