import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Random real numbers that are kept in fields, boxes and arrays, and compared with each other. The assertion fails with a
 * probability known by hand.
 */
public class Stored {
    static double kept;

    static final class Node {
        final double priority;
        final int key;
        Node left, right;

        Node(int key, double priority) {
            this.key = key;
            this.priority = priority;
        }
    }

    static Node insert(Node at, Node node) {
        if (at == null) {
            return node;
        }
        if (node.key < at.key) {
            at.left = insert(at.left, node);
            if (at.left.priority > at.priority) {
                Node left = at.left;
                at.left = left.right;
                left.right = at;
                return left;
            }
        } else {
            at.right = insert(at.right, node);
            if (at.right.priority > at.priority) {
                Node right = at.right;
                at.right = right.left;
                right.left = at;
                return right;
            }
        }
        return at;
    }

    static int height(Node at) {
        return at == null ? 0 : 1 + Math.max(height(at.left), height(at.right));
    }

    static boolean happens(String what) throws InterruptedException {
        Random random = new Random();
        switch (what) {
            case "field":
                kept = Math.random();
                return kept < 0.3;
            case "boxed": {
                Double r = random.nextDouble();
                return r > 0.75;
            }
            case "captured": {
                double r = Math.random();
                return Arrays.asList(0.25, 0.5, 0.75).stream().filter(x -> x > r).count() == 2;
            }
            case "array": {
                double[] a = {Math.random(), Math.random(), Math.random()};
                return a[2] < 0.5 && a[0] < 0.5 && a[1] < 0.5;
            }
            case "weights": {
                TreeMap<Double, String> names = new TreeMap<>();
                names.put(0.25, "a");
                names.put(0.75, "b");
                names.put(1.0, "c");
                return names.higherEntry(random.nextDouble()).getValue().equals("b");
            }
            case "search": {
                int at = Arrays.binarySearch(new double[] {0.125, 0.5, 1}, Math.random());
                return at == -2 || at == 0;
            }
            case "less":
                return Math.random() < Math.random();
            case "same":
                return Math.random() == Math.random();
            case "largest": {
                double x = Math.random(), y = Math.random(), z = Math.random();
                return x > y && x > z;
            }
            case "rising": {
                double last = -1;
                for (int i = 0; i < 4; i++) {
                    double next = random.nextDouble();
                    if (next < last) {
                        return false;
                    }
                    last = next;
                }
                return true;
            }
            case "between": {
                double x = Math.random(), y = Math.random();
                return x < y && y < 0.5;
            }
            case "known half": {
                double x = Math.random(), y = Math.random();
                return x < 0.5 && x < y;
            }
            case "larger die": {
                double x = Math.random(), y = Math.random();
                double larger = x > y ? x : y;
                return (int) (larger * 2) == 1;
            }
            case "median": {
                double[] a = {random.nextDouble(), random.nextDouble(), random.nextDouble()};
                Arrays.sort(a);
                return a[1] < 0.25;
            }
            case "list": {
                List<Double> list = new ArrayList<>();
                list.add(Math.random());
                list.add(Math.random());
                Collections.sort(list);
                return list.get(0) < 0.5;
            }
            case "queue": {
                PriorityQueue<Double> queue = new PriorityQueue<>();
                for (int i = 0; i < 3; i++) {
                    queue.add(random.nextDouble());
                }
                return queue.poll() >= 0.5;
            }
            case "tree": {
                double first = random.nextDouble();
                TreeSet<Double> tree = new TreeSet<>();
                tree.add(first);
                for (int i = 0; i < 2; i++) {
                    tree.add(random.nextDouble());
                }
                return tree.last() == first;
            }
            case "long chain": {
                double most = 0;
                for (int i = 0; i < 60; i++) {
                    most = Math.max(most, random.nextDouble());
                }
                TreeSet<Double> tree = new TreeSet<>();
                for (int i = 0; i < 60; i++) {
                    tree.add(random.nextDouble());
                }
                return tree.size() > 60;
            }
            case "floats": {
                float x = random.nextFloat(), y = random.nextFloat();
                return x < y;
            }
            case "treap": {
                Node root = null;
                for (int key = 0; key < 4; key++) {
                    root = insert(root, new Node(key, Math.random()));
                }
                return height(root) == 4;
            }
            case "dead": {
                double least = Math.random();
                for (int i = 0; i < 2; i++) {
                    double next = Math.random();
                    least = next < least ? next : least;
                }
                return least < 0.5;
            }
            case "after a thread": {
                Thread thread = new Thread(() -> { });
                thread.start();
                thread.join();
                kept = Math.random();
                return kept < 0.25;
            }
            case "before a thread": {
                kept = Math.random();
                Thread thread = new Thread(() -> { });
                thread.start();
                thread.join();
                return kept > 2;
            }
            case "looked at by two": {
                kept = Math.random();
                boolean[] low = new boolean[1];
                Thread thread = new Thread(() -> low[0] = kept < 0.5);
                thread.start();
                boolean high = kept >= 0.25;
                thread.join();
                return low[0] && high;
            }
            case "beside a thread": {
                Thread thread = new Thread(() -> kept = Math.random());
                thread.start();
                thread.join();
                return kept > 2;
            }
            case "bits": {
                double[] a = {Math.random(), 1}, b = {2, 1};
                return Arrays.equals(a, b);
            }
            case "hash":
                return Double.valueOf(Math.random()).hashCode() == 1;
            case "ordered text": {
                double x = Math.random(), y = Math.random();
                return x < y && ("" + x).equals("" + y);
            }
            default:
                throw new IllegalArgumentException(what);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        assert !happens(args[0]);
    }
}
