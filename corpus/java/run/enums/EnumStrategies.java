import java.util.*;
import java.util.stream.*;

public class EnumStrategies {
    enum Plan { FREE(0) { double price(int n) { return 0; } }, PRO(10) { double price(int n) { return base * n; } }, TEAM(8) { double price(int n) { return base * Math.max(n, 5) * 0.9; } @Override boolean support() { return true; } };
        final double base; Plan(double b) { base = b; } abstract double price(int n); boolean support() { return false; }
        static final Map<String, Plan> LOOKUP = Arrays.stream(values()).collect(Collectors.toMap(p -> p.name().toLowerCase(Locale.ROOT), p -> p)); }
    enum Suit { CLUBS, HEARTS; char sym() { return "ch".charAt(ordinal()); } }
    enum Bits { A, B, C; static int mask(Bits... b) { int m = 0; for (Bits x : b) m |= 1 << x.ordinal(); return m; } static EnumSet<Bits> of(int m) { EnumSet<Bits> s = EnumSet.noneOf(Bits.class); for (Bits b : values()) if ((m >> b.ordinal() & 1) == 1) s.add(b); return s; } }

    public static void main(String[] args) {
        for (Plan p : Plan.values()) System.out.println(p + " " + p.price(3) + " " + p.support() + " " + p.getClass().isAnonymousClass() + " " + p.getDeclaringClass().getSimpleName());
        System.out.println(Plan.LOOKUP.get("pro") + " " + Suit.HEARTS.sym() + " " + Bits.of(Bits.mask(Bits.A, Bits.C)) + " " + Bits.of(0));
        TreeMap<Suit, Integer> tm = new TreeMap<>(Comparator.reverseOrder());
        for (Suit s : Suit.values()) tm.put(s, s.ordinal());
        System.out.println(tm + " " + Suit.valueOf("CLUBS").hashCode() * 0 + Enum.valueOf(Suit.class, "HEARTS").compareTo(Suit.CLUBS));
        System.out.println(Stream.of(Suit.values()).map(Enum::name).collect(Collectors.joining("/")) + new EnumMap<Suit, String>(Map.of(Suit.HEARTS, "x")) + EnumSet.allOf(Bits.class).equals(Set.of(Bits.A, Bits.B, Bits.C)));
    }
}
