import java.util.*;

public class LruCache<K, V> {
    private class Node {
        K key;
        V val;
        Node prev, next;
    }

    private final Map<K, Node> map = new HashMap<>();
    private final Node head = new Node(), tail = new Node();
    private final int cap;
    int hits, misses;

    LruCache(int cap) {
        this.cap = cap;
        head.next = tail;
        tail.prev = head;
    }

    private void unlink(Node n) {
        n.prev.next = n.next;
        n.next.prev = n.prev;
    }

    private void front(Node n) {
        n.next = head.next;
        n.prev = head;
        head.next.prev = n;
        head.next = n;
    }

    V get(K k) {
        Node n = map.get(k);
        if (n == null) {
            misses++;
            return null;
        }
        hits++;
        unlink(n);
        front(n);
        return n.val;
    }

    void put(K k, V v) {
        Node n = map.get(k);
        if (n != null) unlink(n);
        else {
            if (map.size() == cap) {
                map.remove(tail.prev.key);
                unlink(tail.prev);
            }
            n = new Node();
            n.key = k;
            map.put(k, n);
        }
        n.val = v;
        front(n);
    }

    @Override
    public String toString() {
        StringJoiner j = new StringJoiner(" -> ", "[", "]");
        for (Node n = head.next; n != tail; n = n.next) j.add(n.key + "=" + n.val);
        return j.toString();
    }

    public static void main(String[] args) {
        LruCache<String, Integer> c = new LruCache<>(3);
        for (String s : "a b c a d e a f a b".split(" ")) {
            if (c.get(s) == null) c.put(s, s.charAt(0) - 'a');
            System.out.println(s + " " + c);
        }
        System.out.println(c.hits + " hits " + c.misses + " misses");
        LruCache<Integer, Integer> big = new LruCache<>(100);
        Random r = new Random(1);
        for (int i = 0; i < 5000; i++) {
            int k = (int) Math.abs(r.nextGaussian() * 60);
            if (big.get(k) == null) big.put(k, i);
        }
        System.out.println(big.hits + " " + big.misses + " " + big.map.size());
    }
}
