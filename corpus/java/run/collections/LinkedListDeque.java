import java.util.*;

public class LinkedListDeque {
    static void exercise(Deque<Integer> d) {
        d.add(1);
        d.addFirst(0);
        d.addLast(2);
        d.offer(3);
        d.offerFirst(-1);
        d.push(-2);
        System.out.println(d + " " + d.peek() + " " + d.peekLast() + " " + d.getFirst() + " " + d.size() + " " + d.contains(2));
        System.out.println(d.poll() + " " + d.pollLast() + " " + d.pop() + " " + d.remove() + " " + d.removeLast() + " " + d);
        d.addAll(List.of(5, 1, 6, 1));
        d.removeFirstOccurrence(1);
        d.removeLastOccurrence(1);
        System.out.println(d);
        Iterator<Integer> desc = d.descendingIterator();
        StringBuilder sb = new StringBuilder();
        while (desc.hasNext()) sb.append(desc.next()).append(' ');
        System.out.println(sb);
        d.clear();
        System.out.println(d.poll() + " " + d.peekFirst() + " " + d.isEmpty());
        for (Runnable r : new Runnable[] {d::pop, d::getFirst, d::removeLast, d::element}) {
            try {
                r.run();
            } catch (NoSuchElementException e) {
                System.out.println("nse " + e.getMessage());
            }
        }
        for (int i = 0; i < 100; i++) {
            d.addLast(i);
            if (i % 3 == 0) d.removeFirst();
        }
        System.out.println(d.size() + " " + d.peekFirst() + " " + d.stream().mapToInt(x -> x).sum());
        d.removeIf(x -> x % 2 == 0);
        System.out.println(d.size() + " " + d.getLast());
    }

    public static void main(String[] args) {
        exercise(new ArrayDeque<>());
        exercise(new LinkedList<>());
        try {
            new ArrayDeque<>().add(null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        LinkedList<String> l = new LinkedList<>(List.of("a", "b", "c", "d"));
        l.add(2, "x");
        l.remove("b");
        l.remove(0);
        l.set(1, "C");
        ListIterator<String> it = l.listIterator(1);
        it.next();
        it.add("y");
        it.previous();
        it.remove();
        System.out.println(l + " " + l.indexOf("d") + " " + l.get(1));
        l.add(null);
        System.out.println(l + " " + l.contains(null));
        Stack<Integer> st = new Stack<>();
        st.push(1);
        st.push(2);
        System.out.println(st + " " + st.peek() + " " + st.search(1) + " " + st.pop() + st.empty() + " " + st.get(0));
        st.pop();
        try {
            st.pop();
        } catch (EmptyStackException e) {
            System.out.println(e);
        }
        Vector<String> v = new Vector<>(List.of("p", "q"));
        v.addElement("r");
        v.insertElementAt("o", 0);
        Enumeration<String> en = v.elements();
        while (en.hasMoreElements()) System.out.print(en.nextElement());
        System.out.println(" " + v.firstElement() + v.lastElement() + v.capacity());
    }
}
