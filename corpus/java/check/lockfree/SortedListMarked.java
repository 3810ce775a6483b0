// expect: verified
// pair: SortedListUnmarked
// A sorted list without locks: a node is marked before it is taken out, so nothing is put behind it meanwhile.
import java.util.concurrent.atomic.AtomicMarkableReference;

public class SortedListMarked {
    static class Node {
        final int key;
        final AtomicMarkableReference<Node> next;

        Node(int key, Node next) {
            this.key = key;
            this.next = new AtomicMarkableReference<>(next, false);
        }
    }

    static final Node head = new Node(Integer.MIN_VALUE, new Node(Integer.MAX_VALUE, null));

    /** The last node below the key and the one after it; marked ones are taken out on the way. */
    static Node[] find(int key) {
        again:
        while (true) {
            Node before = head;
            Node here = before.next.getReference();
            boolean[] marked = {false};
            while (true) {
                Node after = here.next.get(marked);
                while (marked[0]) {
                    if (!before.next.compareAndSet(here, after, false, false)) {
                        continue again;
                    }
                    here = after;
                    after = here.next.get(marked);
                }
                if (here.key >= key) {
                    return new Node[] {before, here};
                }
                before = here;
                here = after;
            }
        }
    }

    static boolean add(int key) {
        while (true) {
            Node[] found = find(key);
            if (found[1].key == key) {
                return false;
            }
            if (found[0].next.compareAndSet(found[1], new Node(key, found[1]), false, false)) {
                return true;
            }
        }
    }

    static boolean remove(int key) {
        while (true) {
            Node[] found = find(key);
            if (found[1].key != key) {
                return false;
            }
            Node after = found[1].next.getReference();
            if (found[1].next.compareAndSet(after, after, false, true)) {
                found[0].next.compareAndSet(found[1], after, false, false);
                return true;
            }
        }
    }

    static boolean contains(int key) {
        return find(key)[1].key == key;
    }

    public static void main(String[] args) throws InterruptedException {
        add(1);
        Thread remover = new Thread(() -> remove(1));
        remover.start();
        add(2);
        remover.join();
        assert contains(2) && !contains(1);
    }
}
