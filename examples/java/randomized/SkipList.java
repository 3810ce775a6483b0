import sojourner.Choice;

/**
 * A skip list: a sorted linked list with express lanes. Each tower grows by one more lane with the same probability.
 * Arguments: insertions (15), the largest height (16), and that probability (1/4, which its inventor advises).
 */
public class SkipList<T extends Comparable<T>> {
    private static final class Tower<T> {
        final T value;
        final Tower<T>[] next;

        @SuppressWarnings({"unchecked", "rawtypes"})
        Tower(T value, int height) {
            this.value = value;
            next = new Tower[height];
        }
    }

    private final Tower<T> head;

    private final double growth;

    SkipList(int maxHeight, double growth) {
        this.growth = growth;
        head = new Tower<>(null, maxHeight);
    }

    /** Adds the value; false if it is there already. */
    boolean add(T value) {
        int height = 1;
        while (height < head.next.length && Choice.coin(growth)) {
            height++;
        }
        Tower<T> tower = new Tower<>(value, height), at = head;
        for (int level = head.next.length - 1; level >= 0; level--) {
            at = before(at, value, level);
            if (level == 0 && at.next[0] != null && at.next[0].value.equals(value)) {
                return false;
            }
        }
        at = head;
        for (int level = head.next.length - 1; level >= 0; level--) {
            at = before(at, value, level);
            if (level < height) {
                tower.next[level] = at.next[level];
                at.next[level] = tower;
            }
        }
        return true;
    }

    boolean contains(T value) {
        Tower<T> at = head;
        for (int level = head.next.length - 1; level >= 0; level--) {
            at = before(at, value, level);
        }
        return at.next[0] != null && at.next[0].value.equals(value);
    }

    private static <T extends Comparable<T>> Tower<T> before(Tower<T> at, T value, int level) {
        while (at.next[level] != null && at.next[level].value.compareTo(value) < 0) {
            at = at.next[level];
        }
        return at;
    }

    /** Every lane is sorted and part of the lane below. */
    boolean consistent() {
        for (int level = 0; level < head.next.length; level++) {
            for (Tower<T> at = head.next[level]; at != null; at = at.next[level]) {
                Tower<T> next = at.next[level];
                if (next != null && at.value.compareTo(next.value) >= 0 || !contains(at.value)) {
                    return false;
                }
            }
        }
        return true;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 15;
        int maxHeight = args.length > 1 ? Integer.parseInt(args[1]) : 16;
        SkipList<Integer> list = new SkipList<>(maxHeight, args.length > 2 ? Double.parseDouble(args[2]) : 0.25);
        for (int i = 0; i < n; i++) {
            list.add(i % 2 == 0 ? i / 2 : n - 1 - i / 2);
        }
        assert list.consistent();
        for (int i = 0; i < n; i++) {
            assert list.contains(i) : i + " is missing";
        }
    }
}
