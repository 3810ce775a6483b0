import java.util.Random;

/**
 * A treap: a search tree by key and a heap by random priority. Arguments: insertions (5), number of priorities (8).
 */
public class Treap<K extends Comparable<K>> {
    private static final class Node<K> {
        final K key;
        final int priority;
        Node<K> left, right;

        Node(K key, int priority) {
            this.key = key;
            this.priority = priority;
        }
    }

    private final Random random = new Random();
    private final int priorities;
    private Node<K> root;

    Treap(int priorities) {
        this.priorities = priorities;
    }

    void add(K key) {
        root = insert(root, new Node<>(key, random.nextInt(priorities)));
    }

    private Node<K> insert(Node<K> tree, Node<K> node) {
        if (tree == null) {
            return node;
        }
        int order = node.key.compareTo(tree.key);
        if (order < 0) {
            tree.left = insert(tree.left, node);
            return tree.left.priority > tree.priority ? rotateRight(tree) : tree;
        } else if (order > 0) {
            tree.right = insert(tree.right, node);
            return tree.right.priority > tree.priority ? rotateLeft(tree) : tree;
        }
        return tree;
    }

    private static <K> Node<K> rotateRight(Node<K> tree) {
        Node<K> top = tree.left;
        tree.left = top.right;
        top.right = tree;
        return top;
    }

    private static <K> Node<K> rotateLeft(Node<K> tree) {
        Node<K> top = tree.right;
        tree.right = top.left;
        top.left = tree;
        return top;
    }

    /** The number of nodes; fails where the order of the keys or of the priorities is broken. */
    private static <K extends Comparable<K>> int check(Node<K> tree, K above, K below) {
        if (tree == null) {
            return 0;
        }
        assert above == null || tree.key.compareTo(above) > 0;
        assert below == null || tree.key.compareTo(below) < 0;
        assert tree.left == null || tree.left.priority <= tree.priority;
        assert tree.right == null || tree.right.priority <= tree.priority;
        return 1 + check(tree.left, above, tree.key) + check(tree.right, tree.key, below);
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        Treap<Integer> treap = new Treap<>(args.length > 1 ? Integer.parseInt(args[1]) : 8);
        for (int i = 0; i < n; i++) {
            treap.add(i);
        }
        int size = check(treap.root, null, null);
        assert size == n;
    }
}
