public class CommonPrefix {
    static String lcp(String... a) { if (a.length == 0) return ""; String p = a[0]; for (String s : a) while (!s.startsWith(p)) p = p.substring(0, p.length() - 1); return p; }

    public static void main(String[] args) {
        System.out.println(lcp("flower", "flow", "flight") + "|" + lcp("a", "b") + "|" + lcp() + "|" + lcp("same", "same"));
    }
}
