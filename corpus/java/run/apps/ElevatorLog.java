import java.util.*;

public class ElevatorLog {
    enum S { IDLE, UP, DOWN } 
    static class Lift { int floor; S s = S.IDLE; final TreeSet<Integer> calls = new TreeSet<>(); final List<String> log = new ArrayList<>(); void call(int f) { calls.add(f); }
        boolean tick() { if (calls.remove(floor)) { log.add("open" + floor); return true; } Integer up = calls.higher(floor), dn = calls.lower(floor); s = s == S.UP && up != null ? S.UP : s == S.DOWN && dn != null ? S.DOWN : up != null ? S.UP : dn != null ? S.DOWN : S.IDLE; floor += s == S.UP ? 1 : s == S.DOWN ? -1 : 0; return s != S.IDLE; } }

    public static void main(String[] args) {
        Lift l = new Lift();
        for (int f : new int[] {3, 7, 1}) l.call(f);
        int t = 0;
        while (l.tick()) { if (t == 4) l.call(0); if (t == 6) l.call(5); t++; }
        System.out.println(l.log + " " + t + " " + l.floor + l.s);
    }
}
