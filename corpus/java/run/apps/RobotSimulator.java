import java.util.*;

public class RobotSimulator {
    enum Dir { N(0, 1), E(1, 0), S(0, -1), W(-1, 0); final int dx, dy; Dir(int x, int y) { dx = x; dy = y; } Dir turn(int k) { return values()[Math.floorMod(ordinal() + k, 4)]; } }
    record Pos(int x, int y, Dir d) { Pos step(char c) { return switch (c) { case 'L' -> new Pos(x, y, d.turn(-1)); case 'R' -> new Pos(x, y, d.turn(1)); case 'A' -> new Pos(x + d.dx, y + d.dy, d); default -> throw new IllegalArgumentException("command " + c); }; } }

    public static void main(String[] args) {
        for (String s : List.of("RAALAL", "AAAA", "LLLL", "RAXA", "")) { Pos p = new Pos(0, 0, Dir.N); try { for (char c : s.toCharArray()) p = p.step(c); System.out.println(s + " " + p); } catch (IllegalArgumentException e) { System.out.println(p + " " + e.getMessage()); } }
        Set<Pos> seen = new HashSet<>();
        Pos p = new Pos(0, 0, Dir.E);
        int n = 0;
        while (seen.add(p)) { p = p.step("AARALA".charAt(n++ % 6)); if (n > 50) break; }
        System.out.println(n + " " + p + " " + seen.size());
    }
}
