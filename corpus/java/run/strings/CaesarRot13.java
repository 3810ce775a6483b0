public class CaesarRot13 {
    static String rot(String s) { StringBuilder b = new StringBuilder(); for (char c : s.toCharArray()) b.append(c >= 'a' && c <= 'z' ? (char) ((c - 'a' + 13) % 26 + 'a') : c); return b.toString(); }

    public static void main(String[] args) {
        System.out.println(rot("hello, world") + " " + rot(rot("round trip")));
    }
}
