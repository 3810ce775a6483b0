public class SwitchFallthroughMix {
    static String s(int n) { StringBuilder sb = new StringBuilder(); switch (n) { case 1: sb.append("1"); case 2: sb.append("2"); break; default: sb.append("d"); case 3: sb.append("3"); case 4: { sb.append("4"); if (n == 4) return sb + "!"; } } return sb.toString(); }
    static int days(int y, int m) { switch (m) { case 4: case 6: case 9: case 11: return 30; case 2: return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0) ? 29 : 28; default: return 31; } }
    static int score(String w) { int t = 0; for (char c : w.toCharArray()) t += switch (c) { case 'a', 'e', 'i', 'o', 'u' -> 1; case 'q', 'z' -> 10; case '-' -> 0; default -> { int k = c - 'a'; yield k < 10 ? 3 : 4; } }; return t; }
    static long big(long v) { return switch ((int) (v >>> 60)) { case 0 -> v; case 7, 8 -> -v; default -> v >> 1; }; }

    public static void main(String[] args) {
        for (int i = 0; i < 6; i++) System.out.print(s(i) + " ");
        System.out.println(days(2024, 2) + days(1900, 2) + days(2000, 2) + days(2023, 11) + " " + score("quiz-time") + " " + big(5) + big(Long.MAX_VALUE) + big(Long.MIN_VALUE) + big(1L << 61));
        for (Object o : new Object[] {1, "a", 'c'}) { String r; if (o instanceof Integer i) r = switch (i) { case 1 -> "one"; default -> "n"; }; else r = switch (o.toString()) { case "a" -> "A"; default -> "?"; }; System.out.print(r); }
        System.out.println();
    }
}
