import java.util.*;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public class TextStatistics {
    static final String TEXT = """
        It is a truth universally acknowledged, that a single man in possession
        of a good fortune, must be in want of a wife. However little known the
        feelings or views of such a man may be on his first entering a
        neighbourhood, this truth is so well fixed in the minds of the surrounding
        families, that he is considered the rightful property of some one or other
        of their daughters!
        """;

    public static void main(String[] args) {
        List<String> words = new ArrayList<>();
        Matcher m = Pattern.compile("[a-zA-Z']+").matcher(TEXT);
        while (m.find()) words.add(m.group().toLowerCase(Locale.ROOT));
        System.out.println("words " + words.size() + ", distinct " + new HashSet<>(words).size() + ", lines " + TEXT.lines().count() + ", chars " + TEXT.length());
        Map<String, Integer> freq = new TreeMap<>();
        for (String w : words) freq.merge(w, 1, Integer::sum);
        freq.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey())).limit(6).forEach(e -> System.out.printf("%-6s %2d %s%n", e.getKey(), e.getValue(), "*".repeat(e.getValue())));
        Map<Integer, Long> lens = words.stream().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.counting()));
        System.out.println(lens);
        System.out.printf(Locale.ROOT, "average %.3f longest %s%n", words.stream().mapToInt(String::length).average().orElse(0), words.stream().max(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder())).get());
        String[] sentences = TEXT.split("[.!?]\\s*");
        for (String s : sentences) System.out.println(s.trim().split("\\s+").length + ": " + s.replaceAll("\\s+", " ").substring(0, 20));
        int[] letters = new int[26];
        for (char c : TEXT.toLowerCase(Locale.ROOT).toCharArray()) if (c >= 'a' && c <= 'z') letters[c - 'a']++;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 26; i++) sb.append((char) ('a' + i)).append(letters[i]).append(' ');
        System.out.println(sb.toString().trim());
        StringBuilder line = new StringBuilder();
        for (String w : words) {
            if (line.length() + w.length() + 1 > 40) {
                System.out.println("|" + String.format("%-40s", line) + "|");
                line.setLength(0);
            }
            if (line.length() > 0) line.append(' ');
            line.append(w);
        }
        System.out.println("|" + String.format("%40s", line) + "|");
        Map<Character, TreeSet<String>> index = new TreeMap<>();
        words.forEach(w -> index.computeIfAbsent(w.charAt(0), k -> new TreeSet<>()).add(w));
        index.forEach((k, v) -> System.out.println(k + " " + v));
    }
}
