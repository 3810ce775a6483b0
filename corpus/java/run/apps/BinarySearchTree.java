import java.util.*;
import java.util.function.Consumer;

public class BinarySearchTree<T extends Comparable<? super T>> {
    private static final class Node<T> {
        T v;
        Node<T> l, r;

        Node(T v) {
            this.v = v;
        }
    }

    private Node<T> root;
    private int size;

    boolean add(T v) {
        if (root == null) {
            root = new Node<>(v);
            size++;
            return true;
        }
        Node<T> n = root;
        while (true) {
            int c = v.compareTo(n.v);
            if (c == 0) return false;
            Node<T> next = c < 0 ? n.l : n.r;
            if (next == null) {
                if (c < 0) n.l = new Node<>(v);
                else n.r = new Node<>(v);
                size++;
                return true;
            }
            n = next;
        }
    }

    boolean remove(T v) {
        int before = size;
        root = remove(root, v);
        return size < before;
    }

    private Node<T> remove(Node<T> n, T v) {
        if (n == null) return null;
        int c = v.compareTo(n.v);
        if (c < 0) n.l = remove(n.l, v);
        else if (c > 0) n.r = remove(n.r, v);
        else {
            size--;
            if (n.l == null) return n.r;
            if (n.r == null) return n.l;
            Node<T> m = n.r;
            while (m.l != null) m = m.l;
            n.v = m.v;
            size++;
            n.r = remove(n.r, m.v);
        }
        return n;
    }

    void inorder(Consumer<? super T> c) {
        walk(root, c);
    }

    private void walk(Node<T> n, Consumer<? super T> c) {
        if (n == null) return;
        walk(n.l, c);
        c.accept(n.v);
        walk(n.r, c);
    }

    int height() {
        return height(root);
    }

    private int height(Node<T> n) {
        return n == null ? 0 : 1 + Math.max(height(n.l), height(n.r));
    }

    public static void main(String[] args) {
        BinarySearchTree<Integer> t = new BinarySearchTree<>();
        for (int v : new int[] {50, 30, 70, 20, 40, 60, 80, 30, 65}) t.add(v);
        List<Integer> out = new ArrayList<>();
        t.inorder(out::add);
        System.out.println(out + " size " + t.size + " height " + t.height());
        for (int v : new int[] {20, 50, 99, 70}) System.out.print(t.remove(v) + " ");
        out.clear();
        t.inorder(out::add);
        System.out.println(out + " " + t.size);
        BinarySearchTree<String> s = new BinarySearchTree<>();
        for (String w : "the quick brown fox jumps over the lazy dog".split(" ")) s.add(w);
        StringBuilder sb = new StringBuilder();
        s.inorder(w -> sb.append(w).append(' '));
        System.out.println(sb.toString().trim());
        BinarySearchTree<Integer> big = new BinarySearchTree<>();
        TreeSet<Integer> ref = new TreeSet<>();
        Random r = new Random(11);
        for (int i = 0; i < 3000; i++) {
            int v = r.nextInt(400);
            if (r.nextInt(3) > 0 ? big.add(v) != ref.add(v) : big.remove(v) != ref.remove(v)) throw new AssertionError(i);
        }
        List<Integer> all = new ArrayList<>();
        big.inorder(all::add);
        System.out.println(all.equals(new ArrayList<>(ref)) + " " + big.size + " " + big.height());
    }
}
