import java.util.*;

public class ListIteratorEdits {
    public static void main(String[] args) {
        LinkedList<String> l = new LinkedList<>(List.of("a", "b", "c"));
        ListIterator<String> it = l.listIterator();
        while (it.hasNext()) { int i = it.nextIndex(); String s = it.next(); if (i % 2 == 0) it.set(s + i); else { it.remove(); it.add("new" + i); it.add("x"); } }
        System.out.println(l);
        while (it.hasPrevious()) System.out.print(it.previousIndex() + it.previous() + " ");
        System.out.println();
        try { it.set("q"); it.remove(); it.set("z"); } catch (IllegalStateException e) { System.out.println("illegal " + l); }
        ArrayList<Integer> a = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        a.subList(1, 4).replaceAll(x -> -x);
        a.subList(4, 6).clear();
        a.subList(0, 2).add(99);
        Collections.swap(a.subList(0, 3), 0, 2);
        System.out.println(a + " " + a.subList(1, 3).indexOf(-2) + a.subList(0, 0) + a.subList(1, 4).subList(1, 2));
        try { a.subList(3, 2); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { a.subList(0, 9); } catch (IndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
    }
}
