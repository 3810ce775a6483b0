import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class ErrorsAtoZ {
    static void p(Object o) {
        System.out.println(o);
    }
    static void t(Runnable r) {
        try {
            r.run();
            p("no throw");
        } catch (Throwable e) {
            p(e);
        }
    }
    public static void main(String[] args) {
        int[] a = {5, 3, 9, 1, 7};
        int[] b = a.clone();
        Arrays.parallelPrefix(b, Integer::sum);
        p(Arrays.toString(b));
        Arrays.parallelPrefix(b, 1, 4, (x, y) -> x * 2 + y);
        p(Arrays.toString(b));
        Arrays.setAll(b, i -> i * i);
        p(Arrays.toString(b) + Arrays.mismatch(a, b) + Arrays.compare(a, b) + Arrays.compareUnsigned(new int[]{-1}, new int[]{1}) + Arrays.equals(a, 1, 3, new int[]{3, 9}, 0, 2) + Arrays.hashCode(a) + Arrays.mismatch(a, 0, 2, a, 0, 3) + Arrays.compare(new String[]{"a", null}, new String[]{"a", "b"}));
        Integer[] bx = {3, 1, 2};
        Arrays.sort(bx, Collections.reverseOrder());
        p(Arrays.asList(bx));
        Arrays.sort(a, 1, 4);
        p(Arrays.toString(a) + Arrays.binarySearch(new int[]{1, 3, 5}, 4) + Arrays.binarySearch(new String[]{"a", "c"}, "b") + Arrays.binarySearch(bx, 2, Collections.reverseOrder()));
        t(() -> Arrays.sort(new Object[]{1, "a"}));
        t(() -> Arrays.copyOf(a, -1));
        t(() -> Arrays.copyOfRange(a, 4, 2));
        t(() -> Arrays.copyOfRange(a, 9, 10));
        t(() -> Arrays.sort(a, 3, 1));
        t(() -> Arrays.fill(a, 0, 9, 1));
        t(() -> System.arraycopy(a, 0, new long[5], 0, 1));
        t(() -> System.arraycopy(a, 3, new int[5], 0, 5));
        t(() -> System.arraycopy(new Object[]{"s", 1}, 0, new String[2], 0, 2));
        t(() -> System.arraycopy("x", 0, a, 0, 0));
        t(() -> System.arraycopy(a, 0, null, 0, 0));
        t(() -> {
            Object[] o = new String[1];
            o[0] = 1;
        });
        t(() -> {
            int[] n = new int[-5];
        });
        t(() -> {
            int[][] n = new int[2][-1];
        });
        t(() -> a[a.length]++);
        t(() -> {
            Object o = a;
            String[] s = (String[]) o;
        });
        t(() -> Arrays.asList(1, 2).set(5, 1));
        t(() -> ((List<Object>) (List) Arrays.asList("a")).set(0, 1));
        t(() -> List.of(1, null));
        t(() -> List.of(1).contains(null));
        t(() -> Set.of(1, 1));
        t(() -> Map.of(1, 2, 1, 3));
        t(() -> List.copyOf(Arrays.asList(1, null)));
        t(() -> new ArrayList<>(-1));
        t(() -> new HashMap<>(-1));
        t(() -> new HashMap<>(1, Float.NaN));
        t(() -> new PriorityQueue<>(0));
        t(() -> new TreeMap<>().put(null, 1));
        t(() -> new TreeSet<Object>().add(new Object()));
        t(() -> new ArrayDeque<>().add(null));
        t(() -> new PriorityQueue<Object>(List.of(1, "x")));
        t(() -> new ArrayList<>(List.of(1)).listIterator().set(3));
        t(() -> new LinkedList<>().getFirst());
        t(() -> new ArrayDeque<>().pop());
        t(() -> new Stack<>().pop());
        t(() -> new TreeSet<>().first());
        t(() -> Collections.max(List.<Integer>of()));
        t(() -> Optional.empty().get());
        t(() -> Optional.empty().orElseThrow());
        t(() -> new Scanner("x").nextInt());
        t(() -> new StringTokenizer("").nextToken());
        t(() -> Collections.emptyList().add(null));
        t(() -> Collections.nCopies(-1, 1));
        t(() -> new ArrayList<>(List.of(1, 2)).subList(1, 0));
        t(() -> "abc".substring(2, 1));
        t(() -> "abc".charAt(5));
        t(() -> new StringBuilder("abc").insert(9, 1));
        t(() -> new StringBuilder("abc").deleteCharAt(3));
        t(() -> "a".repeat(-1));
        t(() -> Integer.parseInt("12x"));
        t(() -> Integer.parseInt(""));
        t(() -> Integer.parseInt(null));
        t(() -> Integer.parseInt("99999999999"));
        t(() -> Integer.parseInt("1", 99));
        t(() -> Long.parseLong("1L"));
        t(() -> Double.parseDouble("1..2"));
        t(() -> Double.parseDouble(" "));
        t(() -> Integer.decode("0xZZ"));
        t(() -> new java.math.BigDecimal("1e"));
        t(() -> new java.math.BigInteger(""));
        t(() -> java.math.BigDecimal.ONE.divide(new java.math.BigDecimal(3)));
        t(() -> Math.toIntExact(1L << 40));
        t(() -> Math.addExact(Long.MAX_VALUE, 1L));
        t(() -> Math.floorMod(1, 0));
        t(() -> UUID.fromString("zz"));
        t(() -> Enum.valueOf(Thread.State.class, "x"));
        t(() -> Character.toChars(-1));
        t(() -> Character.toString(0x110000));
        t(() -> Base64.getDecoder().decode("a"));
        t(() -> Base64.getDecoder().decode("a*=="));
        t(() -> java.util.regex.Pattern.compile("(a"));
        t(() -> "x".replaceAll("x", "$1"));
        t(() -> Objects.requireNonNull(null, "msg"));
        t(() -> Objects.checkFromToIndex(3, 1, 5));
        t(() -> new BitSet(-1));
        t(() -> new BitSet().get(-1));
        t(() -> HexFormat.of().parseHex("abc"));
        t(() -> new Random().ints(-1));
        t(() -> new Random(1).nextInt(0));
        t(() -> IntStream.range(0, 3).boxed().toList().add(1));
        t(() -> Stream.of(1, 2).skip(-1));
        t(() -> Stream.iterate(1, i -> i).limit(-1));
        t(() -> Collections.synchronizedMap(new TreeMap<>(Map.of(1, 2))).merge(1, 3, null));
        t(() -> new IdentityHashMap<>(-1));
        t(() -> new EnumMap<>(new HashMap<Thread.State, Integer>()));
        t(() -> EnumSet.copyOf(new ArrayList<Thread.State>()));
        t(() -> Map.entry(1, 2).setValue(3));
        t(() -> new TreeMap<>(Map.of(1, 2, 3, 4)).headMap(2).put(5, 1));
        t(() -> new TreeSet<>(Set.of(1, 5)).subSet(5, 1));
        t(() -> Currency.getInstance("abc"));
        t(() -> Locale.lookup(null, null));
        t(() -> new Formatter().format("%q"));
        t(() -> String.format("%d", "x"));
        NavigableMap<String, Integer> nm = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String s : "delta Alpha charlie bravo echo ALPHA".split(" ")) nm.merge(s, 1, Integer::sum);
        p(nm + " " + nm.headMap("charlie", true) + nm.tailMap("c", false).firstKey() + nm.descendingMap() + nm.floorKey("cz") + nm.higherEntry("echo") + nm.subMap("b", true, "d", false).descendingKeySet() + nm.pollFirstEntry() + nm.navigableKeySet().ceiling("D"));
        NavigableMap<String, Integer> sv = nm.subMap("b", true, "d", true);
        sv.clear();
        p(nm + " " + sv.size() + sv.lastEntry());
        NavigableSet<Integer> ns = new TreeSet<>(List.of(1, 4, 9, 16, 25));
        p(ns.descendingSet().headSet(9, true) + "" + ns.lower(1) + ns.tailSet(10, true).pollFirst() + ns + ns.subSet(2, true, 20, false).descendingIterator().next());
        BitSet s1 = new BitSet(), s2 = BitSet.valueOf(new long[]{0b1011010, 1});
        s1.set(3, 7);
        s1.flip(5);
        BitSet s3 = (BitSet) s1.clone();
        s3.xor(s2);
        p(s1 + " " + s2 + s3 + s1.intersects(s2) + s2.cardinality() + s2.nextClearBit(3) + s2.previousSetBit(60) + s2.length() + s2.size() + Arrays.toString(s2.toByteArray()) + s2.stream().sum() + s2.hashCode() + s1.get(2, 5));
        PriorityQueue<int[]> pq = new PriorityQueue<>((x, y) -> x[1] != y[1] ? Integer.compare(x[1], y[1]) : y[0] - x[0]);
        for (int i = 0; i < 8; i++) pq.offer(new int[]{i, i * 7 % 4});
        StringBuilder sb = new StringBuilder();
        while (!pq.isEmpty()) {
            int[] e = pq.poll();
            sb.append(e[0]).append(':').append(e[1]).append(' ');
        }
        p(sb);
        List<Integer> l = IntStream.rangeClosed(1, 10).boxed().collect(Collectors.toList());
        Collections.rotate(l, 3);
        p(l);
        Collections.shuffle(l, new Random(7));
        p(l);
        Collections.swap(l, 0, 9);
        p(l + "" + Collections.frequency(l, 3) + Collections.indexOfSubList(l, l.subList(4, 6)) + Collections.disjoint(l, List.of(99)) + Collections.min(l, Comparator.comparing(i -> -i)));
        Map<Integer, Set<Integer>> nested = new HashMap<>();
        for (int i = 1; i < 30; i++) for (int j = 1; j <= i; j++) if (i % j == 0) nested.computeIfAbsent(i, k -> new TreeSet<>()).add(j);
        p(nested.entrySet().stream().max(Map.Entry.<Integer, Set<Integer>>comparingByValue(Comparator.comparingInt(Set::size)).thenComparing(Map.Entry.comparingByKey())).get());
        Deque<Integer> dq = new ArrayDeque<>();
        for (int i = 0; i < 20; i++) {
            if (i % 3 == 0) dq.addFirst(i);
            else dq.addLast(i);
            if (i % 5 == 4) dq.removeLast();
        }
        p(dq + " " + dq.peekFirst() + dq.removeFirstOccurrence(6) + dq.descendingIterator().next());
        StringJoiner sj = new StringJoiner(", ", "{", "}");
        sj.setEmptyValue("EMPTY");
        p(sj + "" + sj.add("x").merge(new StringJoiner("-").add("p").add("q")) + sj.length());
        WeakHashMap<String, Integer> wh = new WeakHashMap<>(Map.of("k", 1));
        p(wh);
        IdentityHashMap<String, Integer> ih = new IdentityHashMap<>();
        ih.put(new String("q"), 1);
        ih.put(new String("q"), 2);
        p(ih.size() + "" + ih.keySet());
        p(new Vector<>(List.of(1, 2)).elements().nextElement() + "" + new Hashtable<>(Map.of(1, 2)) + Collections.list(new StringTokenizer("a b,c", " ,")) + Collections.enumeration(List.of(1)).nextElement());
        ListIterator<String> li = new LinkedList<>(List.of("a", "b", "c")).listIterator(1);
        li.next();
        li.remove();
        li.add("z");
        p(li.previousIndex() + li.previous() + li.nextIndex());
    }
}
