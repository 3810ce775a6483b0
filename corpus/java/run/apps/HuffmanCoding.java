import java.util.*;

public class HuffmanCoding {
    static abstract sealed class Tree implements Comparable<Tree> permits Leaf, Fork {
        final int freq;
        final int order;
        static int next;

        Tree(int freq) {
            this.freq = freq;
            this.order = next++;
        }

        @Override
        public int compareTo(Tree o) {
            return freq != o.freq ? freq - o.freq : order - o.order;
        }
    }

    static final class Leaf extends Tree {
        final char c;

        Leaf(char c, int f) {
            super(f);
            this.c = c;
        }
    }

    static final class Fork extends Tree {
        final Tree l, r;

        Fork(Tree l, Tree r) {
            super(l.freq + r.freq);
            this.l = l;
            this.r = r;
        }
    }

    static void codes(Tree t, String prefix, Map<Character, String> out) {
        if (t instanceof Leaf lf) out.put(lf.c, prefix.isEmpty() ? "0" : prefix);
        else if (t instanceof Fork f) {
            codes(f.l, prefix + '0', out);
            codes(f.r, prefix + '1', out);
        }
    }

    static String decode(Tree root, BitSet bits, int n) {
        StringBuilder sb = new StringBuilder();
        Tree t = root;
        for (int i = 0; i < n; i++) {
            if (t instanceof Fork f) t = bits.get(i) ? f.r : f.l;
            if (t instanceof Leaf lf) {
                sb.append(lf.c);
                t = root;
            }
        }
        return sb.toString();
    }

    public static void main(String[] args) {
        String text = "she sells sea shells by the sea shore";
        TreeMap<Character, Integer> freq = new TreeMap<>();
        for (char c : text.toCharArray()) freq.merge(c, 1, Integer::sum);
        PriorityQueue<Tree> q = new PriorityQueue<>();
        freq.forEach((c, f) -> q.add(new Leaf(c, f)));
        while (q.size() > 1) q.add(new Fork(q.poll(), q.poll()));
        Tree root = q.poll();
        Map<Character, String> codes = new TreeMap<>();
        codes(root, "", codes);
        System.out.println(codes);
        BitSet bits = new BitSet();
        int n = 0;
        for (char c : text.toCharArray()) for (char b : codes.get(c).toCharArray()) bits.set(n++, b == '1');
        System.out.println(n + " bits instead of " + text.length() * 8 + ", " + bits.cardinality() + " ones");
        System.out.println(decode(root, bits, n).equals(text));
        StringBuilder rle = new StringBuilder();
        String s = "aaabccddddde";
        for (int i = 0; i < s.length(); ) {
            int j = i;
            while (j < s.length() && s.charAt(j) == s.charAt(i)) j++;
            rle.append(s.charAt(i)).append(j - i > 1 ? j - i : "");
            i = j;
        }
        System.out.println(rle);
    }
}
