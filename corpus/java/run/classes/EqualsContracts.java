import java.util.*;

public class EqualsContracts {
    static class Bad { final int x; Bad(int x) { this.x = x; } public boolean equals(Bad b) { return b.x == x; } }
    static class Good { final int x; Good(int x) { this.x = x; } @Override public boolean equals(Object o) { return o instanceof Good g && g.x == x; } @Override public int hashCode() { return x; } }
    static class Mut { int x; @Override public boolean equals(Object o) { return o instanceof Mut m && m.x == x; } @Override public int hashCode() { return x; } }

    public static void main(String[] args) {
        Object b = new Bad(1);
        System.out.println(new Bad(1).equals(new Bad(1)) + " " + b.equals(new Bad(1)) + " " + List.of(new Bad(1)).contains(new Bad(1)) + " " + List.of(new Good(1)).contains(new Good(1)));
        Set<Mut> s = new HashSet<>();
        Mut m = new Mut();
        s.add(m);
        m.x = 1;
        System.out.println(s.contains(m) + " " + s.remove(m) + " " + s.size() + " " + s.iterator().next().equals(m));
        System.out.println(new int[] {1}.equals(new int[] {1}) + " " + List.of(1).equals(Arrays.asList(1)) + " " + new ArrayList<>().equals(new LinkedList<>()) + " " + new HashSet<>(List.of(1)).equals(new TreeSet<>(List.of(1))) + " " + Integer.valueOf(1).equals(1L) + " " + "a".equals('a'));
    }
}
