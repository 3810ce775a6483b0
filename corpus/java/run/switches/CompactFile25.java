// jdk: 25+
// stdin: one\ntwo\nthree\n
/// A compact source file, with Markdown comments.
/// - item
int counter = 3;
static final Map<String, Integer> SCORES = new TreeMap<>(Map.of("b", 2, "a", 1));
record Point(int x, int y) { Point { if (x < 0) throw new IllegalArgumentException("neg"); } }
sealed interface Shape permits Circle, Sq, Group {}
record Circle(Point c, double r) implements Shape {}
record Sq(Point p, double s) implements Shape {}
record Group(List<Shape> all, String name) implements Shape {}
String describe(Object o) {
    return switch (o) {
        case null -> "null!";
        case Circle(Point(var x, var y), double r) when r > 10 -> "big circle " + x + "," + y;
        case Circle(Point(int x, _), _) -> "circle at x=" + x;
        case Sq(_, var s) -> "sq " + s;
        case Group(var l, String n) when l.isEmpty() -> "empty " + n;
        case Group g -> g.name() + g.all().stream().map(this::describe).toList();
        case Integer i when i > 5 -> "int>" + i;
        case Integer i -> "int" + i;
        case String s -> "str" + s.length();
        case int[] a -> "ints" + a.length;
        case Enum<?> e -> "enum " + e.name();
        case Class<?> c -> "class " + c.getSimpleName();
        default -> o.getClass().getSimpleName();
    };
}
double area(Shape s) { return switch (s) { case Circle c -> Math.PI * c.r() * c.r(); case Sq q -> q.s() * q.s(); case Group(var l, _) -> l.stream().mapToDouble(this::area).sum(); }; }
void main() {
    IO.println("hello " + counter++ + " " + counter);
    for (Object o : Arrays.asList(null, new Circle(new Point(1, 2), 50), new Circle(new Point(3, 4), 1), new Sq(null, 2.5), new Group(List.of(), "g"), new Group(List.of(new Sq(new Point(0, 0), 1)), "h"), 7, 3, "abc", new int[2], Thread.State.NEW, String.class, 2.0)) IO.println(describe(o));
    IO.println(SCORES + " " + area(new Group(List.of(new Sq(null, 2), new Circle(null, 1)), "x")));
    try { new Point(-1, 0); } catch (IllegalArgumentException _) { IO.println("caught"); }
    var list = new ArrayList<>(List.of(3, 1, 2)); list.addFirst(9); IO.println(list.reversed() + " " + list.getLast() + list.removeFirst());
    for (var _ : list) IO.print("."); IO.println();
    var lhm = new LinkedHashMap<>(Map.of("k", 1)); lhm.putFirst("z", 0); IO.println(lhm + "" + lhm.reversed() + lhm.firstEntry() + lhm.pollLastEntry() + lhm.sequencedKeySet().reversed()); IO.println(new LinkedHashSet<>(List.of(1, 2, 3)).reversed() + "" + new TreeSet<>(List.of(5, 6)).reversed().getFirst() + new ArrayDeque<>(List.of(1, 2)).reversed());
    IO.println(Math.clamp(15L, 0, 10) + " " + Math.ceilDiv(7, 2) + Math.ceilMod(-7, 3) + Math.unsignedMultiplyHigh(-1L, 2) + " " + Math.clamp(2.5, 3.0, 4.0) + Arrays.toString("a,b;c".splitWithDelimiters("[,;]", -1)) + "abc".indexOf('c', 0, 2) + new StringBuilder().repeat("ab", 3).repeat('z', 2) + "x".equalsIgnoreCase("X") + Character.isEmoji(0x1F600) + "hello".chars().boxed().toList().reversed());
    try { Math.clamp(1, 5, 2); } catch (IllegalArgumentException e) { IO.println(e.getMessage()); }
    String line = IO.readln("prompt> "); IO.println("[" + line + "]" + IO.readln() + IO.readln() + IO.readln());
}
