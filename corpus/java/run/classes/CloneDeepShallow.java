import java.util.*;

public class CloneDeepShallow {
    static class Leg { int len = 1; }
    static class Pet implements Cloneable {
        String n = "p"; int[] a = {1, 2}; Leg leg = new Leg(); List<String> l = new ArrayList<>(List.of("x"));
        @Override protected Pet clone() throws CloneNotSupportedException { Pet p = (Pet) super.clone(); p.a = a.clone(); p.l = new ArrayList<>(l); return p; }
    }
    static class Cat extends Pet { int lives = 9; }

    public static void main(String[] args) throws Throwable {
        Pet p = new Cat();
        Pet q = p.clone();
        q.a[0] = 100; q.leg.len = 50; q.l.add("y"); q.n = "q"; ((Cat) q).lives--;
        System.out.println(p.n + p.a[0] + p.leg.len + p.l + ((Cat) p).lives + q.n + q.a[0] + q.leg.len + q.l + ((Cat) q).lives + q.getClass().getSimpleName());
        int[][] g = {{1, 2}, {3}};
        int[][] h = g.clone();
        h[0][0] = 9;
        h[1] = new int[0];
        System.out.println(Arrays.deepToString(g) + Arrays.deepToString(h) + (g.clone().getClass() == int[][].class));
        ArrayList<int[]> al = new ArrayList<>(List.of(new int[] {1}));
        @SuppressWarnings("unchecked") ArrayList<int[]> bl = (ArrayList<int[]>) al.clone();
        bl.get(0)[0] = 7;
        bl.add(null);
        System.out.println(al.get(0)[0] + " " + al.size() + bl.size());
    }
}
