import java.util.*;

public class RunLength {
    static String enc(String s) { StringBuilder b = new StringBuilder(); for (int i = 0, j; i < s.length(); i = j) { for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); ) j++; b.append(j - i).append(s.charAt(i)); } return b.toString(); }
    static String dec(String s) { StringBuilder b = new StringBuilder(); int n = 0; for (char c : s.toCharArray()) if (Character.isDigit(c)) n = n * 10 + c - '0'; else { b.append(String.valueOf(c).repeat(n)); n = 0; } return b.toString(); }

    public static void main(String[] args) {
        for (String s : List.of("aaabbc", "", "zzzzzzzzzzzz")) System.out.println(enc(s) + " " + dec(enc(s)).equals(s));
    }
}
