public class HelpfulNpe {
    static class Node {
        Node next;
        int[] data;
        int value;
        String name;
        Node[][] grid;

        Node getNext() {
            return next;
        }

        static Node sget(int a, String b) {
            return null;
        }
    }

    static Node root;
    static int[] ints;
    Node field;

    interface Body {
        void run() throws Exception;
    }

    static void t(Body b) {
        try {
            b.run();
            System.out.println("no exception");
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
    }

    static void param(Node p, int i, long[] la, Object o) {
        t(() -> p.value = 3);
        try {
            la[i] = 5L;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            synchronized (o) {
                System.out.println("no");
            }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            throw (RuntimeException) o;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    void inst() {
        try {
            field.next.value++;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            this.field.getNext().getNext();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        Node n = new Node();
        String s = null;
        int i = 1;
        Integer boxed = null;
        t(() -> System.out.println(root.next));
        t(() -> n.next.value++);
        t(() -> n.getNext().getNext());
        t(() -> n.data[0]++);
        t(() -> System.out.println(n.data.length));
        t(() -> n.grid[0][1].next = n);
        t(() -> ints[3] = 4);
        t(() -> Node.sget(1, "x").name.length());
        t(() -> { int v = boxed; });
        t(() -> n.name.length());
        t(() -> { throw null; });
        t(() -> System.out.println(n.next.next.next));
        Node[][] g = new Node[2][];
        try {
            g[1][0] = n;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        g[0] = new Node[3];
        try {
            System.out.println(g[0][i + 1].name);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            s.length();
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(((String) args.clone()[0]).length());
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        try {
            switch (s) {
                case "a": break;
            }
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            for (int x : ints) System.out.println(x);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        param(null, 2, null, null);
        new HelpfulNpe().inst();
        System.out.println(new NullPointerException().getMessage() + " " + new NullPointerException("own").getMessage());
        t(() -> java.util.Objects.requireNonNull(s));
        t(() -> java.util.Objects.requireNonNull(s, "with message"));
        byte[] bytes = null;
        char[] chars = null;
        double[] doubles = null;
        try { bytes[0] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { chars[0]++; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
        try { doubles[i] = 1; } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }
}
