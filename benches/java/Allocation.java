/** Making objects and arrays, most of them garbage at once, some kept. */
public class Allocation {
    static final class Node {
        final Node left;
        final Node right;

        Node(Node left, Node right) {
            this.left = left;
            this.right = right;
        }

        int count() {
            return left == null ? 1 : 1 + left.count() + right.count();
        }
    }

    static Node tree(int depth) {
        return depth == 0 ? new Node(null, null) : new Node(tree(depth - 1), tree(depth - 1));
    }

    record Point(int x, int y) {
        Point plus(Point other) {
            return new Point(x + other.x, y + other.y);
        }
    }

    public static void main(String[] args) {
        Node kept = tree(16);
        int nodes = 0;
        for (int i = 0; i < 60; i++) {
            nodes += tree(13).count();
        }
        Point sum = new Point(0, 0);
        Point step = new Point(1, 2);
        for (int i = 0; i < 2_500_000; i++) {
            sum = sum.plus(step);
        }
        long cells = 0;
        for (int i = 0; i < 400_000; i++) {
            int[] row = new int[i % 50];
            cells += row.length;
        }
        System.out.println(kept.count() + " " + nodes + " " + sum.x() + " " + sum.y() + " " + cells);
    }
}
