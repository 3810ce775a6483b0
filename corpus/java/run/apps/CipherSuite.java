import java.util.*;

public class CipherSuite {
    static String vig(String s, String k, int sign) { StringBuilder sb = new StringBuilder(); int j = 0; for (char c : s.toCharArray()) if (Character.isLetter(c)) { char b = Character.isUpperCase(c) ? 'A' : 'a'; sb.append((char) (b + Math.floorMod(c - b + sign * (Character.toLowerCase(k.charAt(j++ % k.length())) - 'a'), 26))); } else sb.append(c); return sb.toString(); }
    static String rail(String s, int n) { StringBuilder[] r = new StringBuilder[n]; Arrays.setAll(r, i -> new StringBuilder()); for (int i = 0, row = 0, d = 1; i < s.length(); i++) { r[row].append(s.charAt(i)); if (row + d < 0 || row + d >= n) d = -d; row += d; } return String.join("", r); }
    static String atbash(String s) { return s.chars().map(c -> c >= 'a' && c <= 'z' ? 'z' - c + 'a' : c).collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString(); }
    static byte[] xor(byte[] a, byte[] k) { byte[] r = a.clone(); for (int i = 0; i < r.length; i++) r[i] ^= k[i % k.length]; return r; }

    public static void main(String[] args) {
        String e = vig("Attack at Dawn!", "Lemon", 1);
        System.out.println(e + " " + vig(e, "Lemon", -1) + " " + rail("WEAREDISCOVERED", 3) + " " + atbash("hello, wizard") + " " + atbash(atbash("same")));
        byte[] x = xor("secret".getBytes(), "key".getBytes());
        System.out.println(Arrays.toString(x) + new String(xor(x, "key".getBytes())));
    }
}
