import java.util.*;

public class CharFrequencies {
    public static void main(String[] args) {
        int[] f = new int[26];
        for (char c : "the quick brown fox jumps over the lazy dog".toCharArray()) if (c != ' ') f[c - 'a']++;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 26; i++) sb.append((char) ('a' + i)).append(f[i]);
        System.out.println(sb + " " + Arrays.stream(f).max().getAsInt() + Arrays.stream(f).allMatch(x -> x > 0));
    }
}
