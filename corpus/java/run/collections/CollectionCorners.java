import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class CollectionCorners {
    public static void main(String[] args) {
        BitSet b = new BitSet();
        b.set(3, 10);
        b.clear(5);
        b.flip(100);
        System.out.println(b + " " + b.cardinality() + b.nextClearBit(3) + b.previousSetBit(99) + b.length()
                + b.size() + Arrays.toString(b.toLongArray()) + b.stream().sum()
                + BitSet.valueOf(new long[]{5}).intersects(b) + b.hashCode());
        Spliterator<Integer> sp = new ArrayList<>(List.of(1,2,3,4,5,6,7)).spliterator(), half = sp.trySplit();
        System.out.println(half.estimateSize() + " " + sp.estimateSize() + " " + sp.characteristics()
                + sp.hasCharacteristics(Spliterator.SIZED));
        half.forEachRemaining(System.out::print);
        sp.tryAdvance(System.out::println);
        TreeMap<String,Integer> tm = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        tm.put("b",1);
        tm.put("A",2);
        tm.put("B",3);
        tm.put("c", 4);
        System.out.println(tm + " " + tm.headMap("b", true) + tm.descendingMap() + tm.ceilingEntry("aa")
                + tm.floorKey("a") + tm.pollFirstEntry() + tm.subMap("a","c")
                + tm.firstEntry().getClass().getSimpleName());
        try {
            tm.subMap("c","a");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            tm.firstEntry().setValue(4);
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        try {
            new TreeMap<Object,Object>().put(new Object(), 1);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            new TreeSet<String>().add(null);
        } catch (NullPointerException e) {
            System.out.println("npe");
        }
        LinkedHashMap<Integer,String> lru = new LinkedHashMap<>(4, .75f, true) {
            protected boolean removeEldestEntry(Map.Entry<Integer,String> e) {
                return size() > 3;
            }
        };
        for (int i = 0; i < 4; i++) {
            lru.put(i, "v" + i);
            lru.get(1);
        }
        System.out.println(lru);
        IdentityHashMap<String,Integer> ih = new IdentityHashMap<>();
        ih.put(new String("a"), 1);
        ih.put(new String("a"), 2);
        System.out.println(ih.size());
        EnumMap<Thread.State,Integer> em = new EnumMap<>(Thread.State.class);
        em.put(Thread.State.WAITING, 1);
        em.put(Thread.State.NEW, 2);
        System.out.println(em + "" + EnumSet.complementOf(EnumSet.of(Thread.State.NEW))
                + EnumSet.range(Thread.State.NEW, Thread.State.BLOCKED));
        WeakHashMap<Object,String> wh = new WeakHashMap<>();
        Object key = new Object();
        wh.put(key, "x");
        System.out.println(wh.size());
        Map<String,List<Integer>> m = new HashMap<>();
        for (int i = 0; i < 10; i++) m.computeIfAbsent(i % 3 == 0 ? "fizz" : "no", k -> new ArrayList<>()).add(i);
        m.merge("no", List.of(99), (x, y) -> { List<Integer> r = new ArrayList<>(x); r.addAll(y); return r; });
        m.computeIfPresent("fizz", (k, v) -> null);
        m.replaceAll((k, v) -> v.subList(0, 2));
        System.out.println(m + " " + m.getOrDefault("zz", List.of()));
        try {
            Map<Integer,Integer> cm = new HashMap<>();
            cm.put(1,1);
            cm.computeIfAbsent(2, k -> { cm.put(3, 3); return 1; });
        } catch (ConcurrentModificationException e) {
            System.out.println(e);
        }
        try {
            for (Integer i : new ArrayList<>(List.of(1,2,3)) {{ add(4); }}) if (i == 1) throw new IllegalStateException("in loop");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            List.of(1,2).add(3);
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        try {
            List.of(1, null);
        } catch (NullPointerException e) {
            System.out.println("npe2");
        }
        try {
            Map.of(1,1,1,2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.asList(1).add(2);
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getStackTrace()[0]);
        }
        try {
            new ArrayList<>(List.of(1)).get(5);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            new LinkedList<>().getFirst();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            new ArrayDeque<>().pop();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            Collections.emptyIterator().next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            new ArrayList<>(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            List.of(1,2,3).subList(2,1);
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            new Stack<>().pop();
        } catch (EmptyStackException e) {
            System.out.println(e);
        }
        try {
            "abc".substring(2,1);
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        try {
            "abc".charAt(5);
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        try {
            Iterator<Integer> it = List.of(1).iterator();
            it.remove();
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            Objects.requireNonNull(null, "must");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.checkIndex(5, 3);
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        PriorityQueue<int[]> pq = new PriorityQueue<>((x, y) -> x[1] != y[1] ? Integer.compare(x[1],
                y[1]) : y[0] - x[0]);
        pq.add(new int[]{1,5});
        pq.add(new int[]{2,3});
        pq.add(new int[]{3,3});
        StringBuilder s = new StringBuilder();
        while (!pq.isEmpty()) s.append(pq.poll()[0]);
        System.out.println(s);
        List<Integer> sh = new ArrayList<>(IntStream.range(0, 10).boxed().toList());
        Collections.shuffle(sh, new Random(42));
        System.out.println(sh);
        Collections.rotate(sh, 3);
        Collections.swap(sh, 0, 9);
        System.out.println(sh + " " + Collections.max(sh) + Collections.frequency(sh, 3)
                + Collections.nCopies(3, "x") + Collections.disjoint(sh, List.of(99))
                + Collections.binarySearch(List.of(1,3,5), 4)
                + Collections.indexOfSubList(List.of(1,2,3,2,3), List.of(2,3)));
        ListIterator<Integer> li = sh.listIterator(5);
        li.previous();
        li.set(-1);
        li.add(-2);
        System.out.println(sh + "" + li.nextIndex());
        System.out.println(Collections.checkedList(new ArrayList<>(), String.class).getClass().getSimpleName());
        try {
            ((List) Collections.checkedList(new ArrayList<>(), String.class)).add(1);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Iterator<Integer> pi = new PrimitiveIterator.OfInt() {
            int i = 0;
            public boolean hasNext() {
                return i < 3;
            }
            public int nextInt() {
                return i++;
            }
        };
        Iterable<Integer> itb = () -> pi;
        for (int i : itb) System.out.print(i);
        System.out.println(StreamSupport.stream(Spliterators.spliteratorUnknownSize(List.of(1,2).iterator(),
                Spliterator.ORDERED), false).count());
        Vector<Integer> vec = new Vector<>(List.of(1,2));
        Enumeration<Integer> en = vec.elements();
        while (en.hasMoreElements()) System.out.print(en.nextElement());
        Hashtable<String,Integer> ht = new Hashtable<>(Map.of("one", 1));
        System.out.println(ht + "" + vec.capacity());
        try {
            ht.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
