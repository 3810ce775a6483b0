import java.util.*;

public class VendingMachine {
    static class Machine { private final TreeMap<Integer, Integer> coins = new TreeMap<>(Comparator.reverseOrder()); private int credit; Machine() { for (int c : new int[] {5, 10, 25, 100}) coins.put(c, 3); }
        void insert(int c) { if (!coins.containsKey(c)) throw new IllegalArgumentException("coin " + c); coins.merge(c, 1, Integer::sum); credit += c; }
        Map<Integer, Integer> buy(int price) { if (credit < price) throw new IllegalStateException("need " + (price - credit) + " more"); Map<Integer, Integer> ch = new LinkedHashMap<>(); int left = credit - price; for (var e : coins.entrySet()) { int n = Math.min(left / e.getKey(), e.getValue()); if (n > 0) { ch.put(e.getKey(), n); left -= n * e.getKey(); } } if (left > 0) throw new IllegalStateException("no change for " + left); ch.forEach((k, v) -> coins.merge(k, -v, Integer::sum)); credit = 0; return ch; } }

    public static void main(String[] args) {
        Machine m = new Machine();
        for (String s : "i100 i7 b35 i100 b90 i5 b50 i25 i25 b50 i100 i100 i100 b3".split(" ")) try { int n = Integer.parseInt(s.substring(1)); if (s.charAt(0) == 'i') m.insert(n); else System.out.println(s + " change " + m.buy(n) + " left " + m.coins); } catch (RuntimeException e) { System.out.println(s + " " + e.getMessage()); }
    }
}
