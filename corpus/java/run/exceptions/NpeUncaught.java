public class NpeUncaught {
    static class Node { Node next; String v = "x"; }

    public static void main(String[] args) {
        Node n = new Node();
        n.next = new Node();
        System.out.println(n.next.v);
        System.out.println(n.next.next.v.length());
    }
}
