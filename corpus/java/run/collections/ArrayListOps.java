import java.util.*;

public class ArrayListOps {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 12; i++) l.add(i * i % 11);
        System.out.println(l + " " + l.size() + " " + l.indexOf(4) + " " + l.lastIndexOf(4) + " " + l.contains(7) + " " + l.get(3));
        l.add(0, 99);
        l.remove(1);
        l.remove(Integer.valueOf(9));
        l.set(2, -5);
        System.out.println(l);
        l.addAll(3, List.of(7, 7, 7));
        l.addAll(Arrays.asList(1, 2));
        System.out.println(l);
        l.removeIf(x -> x == 7);
        l.replaceAll(x -> x * 2);
        System.out.println(l + " " + l.hashCode());
        l.sort(null);
        System.out.println(l);
        l.sort(Comparator.reverseOrder());
        System.out.println(l + " " + l.equals(new LinkedList<>(l)));
        List<Integer> sub = l.subList(2, 6);
        System.out.println(sub);
        sub.set(0, 1000);
        sub.remove(1);
        sub.add(77);
        System.out.println(sub + " " + l);
        sub.clear();
        System.out.println(l);
        l.add(5);
        try {
            sub.size();
        } catch (ConcurrentModificationException e) {
            System.out.println("cme sublist");
        }
        ListIterator<Integer> it = l.listIterator(l.size());
        while (it.hasPrevious()) {
            int i = it.previousIndex();
            int v = it.previous();
            if (v % 4 == 0) it.set(v / 4);
            else if (v < 0) it.remove();
            else if (i == 2 && v != 555) it.add(555);
        }
        System.out.println(l);
        try {
            for (Integer x : l) if (x == 5) l.add(1);
        } catch (ConcurrentModificationException e) {
            System.out.println("cme " + e.getMessage());
        }
        Iterator<Integer> i2 = l.iterator();
        try {
            i2.remove();
        } catch (IllegalStateException e) {
            System.out.println("illegal state");
        }
        try {
            while (true) i2.next();
        } catch (NoSuchElementException e) {
            System.out.println("exhausted");
        }
        System.out.println(l.toArray().length + " " + l.toArray(new Integer[0])[0] + " " + l.toArray(new Integer[30])[l.size()]);
        Object[] objs = new ArrayList<>(List.of("a")).toArray();
        objs[0] = 1;
        System.out.println(objs[0]);
        l.retainAll(Set.of(0, 1, 2, 5));
        System.out.println(l + " " + l.containsAll(List.of(0, 5)) + " " + l.removeAll(List.of(5)) + l);
        l.clear();
        System.out.println(l.isEmpty() + " " + l);
        List<Object> self = new ArrayList<>();
        self.add(self);
        self.add(null);
        System.out.println(self);
        for (int idx : new int[] {-1, 2}) {
            try {
                self.get(idx);
            } catch (IndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
            try {
                self.add(idx + 1 + (idx > 0 ? 1 : -1), "x");
            } catch (IndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
        }
        ArrayList<Integer> big = new ArrayList<>(1);
        for (int i = 0; i < 10000; i++) big.add(i);
        big.ensureCapacity(20000);
        big.trimToSize();
        long s = 0;
        for (int x : big) s += x;
        System.out.println(s);
        try {
            new ArrayList<>(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
