public class ConcatInLoops {
    static String pad(String s, int n) { while (s.length() < n) s = " " + s; return s; }
    static String rot(String s, int k) { k %= s.length(); return s.substring(k) + s.substring(0, k); }

    public static void main(String[] args) {
        String r = "";
        for (int i = 0; i < 50; i++) { r += i; if (i % 7 == 0) r += ','; else if (i % 11 == 0) r = "[" + r + "]"; }
        System.out.println(r.length() + " " + r.hashCode() + " " + r.substring(r.length() - 10));
        System.out.println(pad("x", 5) + rot("abcdef", 8) + pad("", 0));
        String tri = "";
        for (int i = 1; i < 5; i++) tri += "*".repeat(i) + (i < 4 ? "\n" : "");
        System.out.println(tri);
        String s = null, t = "t";
        s += t += "u" + s;
        System.out.println(s + t);
        char c = 'c';
        c += 1;
        String u = "" + c + (char) (c + 1) + (c + 1) + 1.0f + 1L + new int[0].length + true;
        System.out.println(u);
        StringBuilder sb = new StringBuilder();
        for (String w : "the end of all things".split(" ")) sb.append(sb.length() > 0 ? "_" : "").append(w.charAt(0)).append(w.length());
        System.out.println(sb);
    }
}
