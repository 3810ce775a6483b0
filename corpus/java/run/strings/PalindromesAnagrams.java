import java.util.*;

public class PalindromesAnagrams {
    static boolean pal(String s) { for (int i = 0, j = s.length() - 1; i < j; i++, j--) if (s.charAt(i) != s.charAt(j)) return false; return true; }
    static String longest(String s) {
        String best = "";
        for (int c = 0; c < s.length(); c++) for (int e = 0; e < 2; e++) {
            int l = c, r = c + e;
            while (l >= 0 && r < s.length() && s.charAt(l) == s.charAt(r)) { l--; r++; }
            if (r - l - 1 > best.length()) best = s.substring(l + 1, r);
        }
        return best;
    }
    static boolean anagram(String a, String b) { int[] n = new int[26]; for (char c : a.toCharArray()) n[c - 'a']++; for (char c : b.toCharArray()) n[c - 'a']--; return Arrays.stream(n).allMatch(x -> x == 0); }
    static String roman(int n) { int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1}; String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"}; StringBuilder sb = new StringBuilder(); for (int i = 0; i < 13; i++) while (n >= v[i]) { sb.append(s[i]); n -= v[i]; } return sb.toString(); }
    static int[] kmp(String t, String p) { int[] f = new int[p.length()]; for (int i = 1, k = 0; i < p.length(); i++) { while (k > 0 && p.charAt(i) != p.charAt(k)) k = f[k - 1]; if (p.charAt(i) == p.charAt(k)) k++; f[i] = k; } List<Integer> out = new ArrayList<>(); for (int i = 0, k = 0; i < t.length(); i++) { while (k > 0 && t.charAt(i) != p.charAt(k)) k = f[k - 1]; if (t.charAt(i) == p.charAt(k)) k++; if (k == p.length()) { out.add(i - k + 1); k = f[k - 1]; } } return out.stream().mapToInt(Integer::intValue).toArray(); }

    public static void main(String[] args) {
        System.out.println(pal("racecar") + " " + pal("ab") + " " + longest("forgeeksskeegfor") + " " + longest("a") + longest("") + " " + anagram("listen", "silent") + anagram("a", "b"));
        for (int n : new int[] {1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999}) System.out.print(roman(n) + " ");
        System.out.println(Arrays.toString(kmp("abababcabab", "abab")));
    }
}
