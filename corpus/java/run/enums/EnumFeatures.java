import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.function.IntBinaryOperator;

public class EnumFeatures {
    enum Op implements IntBinaryOperator {
        PLUS("+") {
            public int applyAsInt(int a, int b) {
                return a + b;
            }
        },
        TIMES("*") {
            public int applyAsInt(int a, int b) {
                return a * b;
            }

            @Override
            int prec() {
                return super.prec() + 1;
            }
        };

        final String sym;

        Op(String s) {
            sym = s;
        }

        int prec() {
            return 1;
        }

        @Override
        public String toString() {
            return "Op(" + sym + ")";
        }
    }

    enum Day {
        MON, TUE, WED, THU, FRI, SAT, SUN;

        boolean weekend() {
            return this == SAT || this == SUN;
        }

        Day next() {
            return values()[(ordinal() + 1) % values().length];
        }
    }

    enum Single {
        INSTANCE;

        int hits;
    }

    interface Lvl {
        int level();
    }

    enum Sev implements Lvl {
        LOW(1), HIGH(10);

        private final int l;

        Sev(int l) {
            this.l = l;
        }

        public int level() {
            return l;
        }
    }

    public static void main(String[] args) {
        for (Op o : Op.values()) {
            System.out.println(o + " " + o.name() + " " + o.applyAsInt(3, 4) + " " + o.prec() + " " + (o.getClass() == Op.class) + " " + o.getDeclaringClass().getSimpleName() + " " + o.getClass().isEnum());
        }
        System.out.println(Day.SUN.next() + " " + Day.FRI.weekend() + " " + Day.valueOf("WED").ordinal() + " " + Enum.valueOf(Day.class, "THU") + " " + Day.MON.compareTo(Day.WED) + " " + Day.MON.equals(Day.MON));
        Single.INSTANCE.hits++;
        Single.INSTANCE.hits++;
        System.out.println(Single.valueOf("INSTANCE").hits);
        EnumMap<Day, String> em = new EnumMap<>(Day.class);
        em.put(Day.SUN, "rest");
        em.put(Day.MON, "work");
        em.put(Day.WED, null);
        System.out.println(em + " " + em.containsKey(Day.TUE) + " " + em.get(Day.SUN) + " " + em.size() + " " + em.keySet() + " " + em.remove(Day.MON) + " " + em.entrySet());
        for (Map.Entry<Day, String> e : em.entrySet()) e.setValue(e.getKey() + "!");
        System.out.println(em.values() + " " + em.equals(Map.of(Day.SUN, "SUN!", Day.WED, "WED!")));
        EnumSet<Day> we = EnumSet.of(Day.SUN, Day.SAT);
        System.out.println(we + " " + EnumSet.complementOf(we) + " " + EnumSet.range(Day.TUE, Day.THU) + " " + EnumSet.noneOf(Day.class) + " " + EnumSet.allOf(Day.class).size());
        EnumSet<Day> s = EnumSet.allOf(Day.class);
        s.removeIf(Day::weekend);
        s.remove(Day.MON);
        s.retainAll(EnumSet.range(Day.MON, Day.THU));
        System.out.println(s + " " + s.contains(Day.TUE) + " " + s.containsAll(we) + " " + EnumSet.copyOf(Arrays.asList(Day.FRI, Day.MON)));
        System.out.println(Arrays.stream(Sev.values()).mapToInt(Lvl::level).sum() + " " + Arrays.toString(Sev.class.getEnumConstants()));
        try {
            EnumSet.copyOf(new java.util.ArrayList<Day>());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            em.put(null, "x");
        } catch (NullPointerException e) {
            System.out.println("null key");
        }
        Day[] vs = Day.values();
        vs[0] = null;
        System.out.println(Day.values()[0] + " " + (Day.values() != Day.values()));
    }
}
