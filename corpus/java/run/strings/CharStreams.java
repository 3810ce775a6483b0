import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class CharStreams {
    static boolean palindrome(String s) {
        String t = s.toLowerCase().chars().filter(Character::isLetterOrDigit)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
        return new StringBuilder(t).reverse().toString().equals(t);
    }

    static String caesar(String s, int k) {
        return s.chars().map(c -> Character.isUpperCase(c) ? 'A' + (c - 'A' + k + 26) % 26
                : Character.isLowerCase(c) ? 'a' + (c - 'a' + k + 26) % 26 : c)
                .mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining());
    }

    public static void main(String[] args) {
        System.out.println(palindrome("A man, a plan, a canal: Panama") + " " + palindrome("no"));
        String e = caesar("Hello, World!", 3);
        System.out.println(e + " " + caesar(e, -3));
        System.out.println("mississippi".chars().distinct().mapToObj(c -> "" + (char) c).collect(Collectors.toList()));
        System.out.println("" + "mississippi".chars().mapToObj(c -> (char) c).collect(Collectors.groupingBy(c -> c, java.util.TreeMap::new, Collectors.counting())));
        System.out.println("hello".chars().boxed().map(Integer::toHexString).collect(Collectors.joining(":")));
        System.out.println("a1b2c3".chars().filter(Character::isDigit).map(Character::getNumericValue).sum());
        System.out.println(IntStream.rangeClosed('a', 'z').mapToObj(c -> Character.toString(c)).collect(Collectors.joining()));
        System.out.println("x\ud83d\ude00y".codePoints().count() + " " + "x\ud83d\ude00y".chars().count());
        System.out.println("the quick brown fox".chars().filter(c -> "aeiou".indexOf(c) >= 0).count());
        System.out.println("dcba".chars().sorted().mapToObj(c -> (char) c).toList());
        System.out.println("abc".chars().max().getAsInt() + " " + "".chars().max().isPresent() + " " + "abc".chars().summaryStatistics());
        System.out.println("one two  three".lines().flatMap(l -> java.util.Arrays.stream(l.split("\\s+"))).map(w -> Character.toUpperCase(w.charAt(0)) + w.substring(1)).collect(Collectors.joining(" ")));
        System.out.println("b,a,c".chars().anyMatch(c -> c == 'c') + " " + "bac".chars().allMatch(Character::isLetter) + " " + "bac".chars().noneMatch(Character::isDigit));
    }
}
