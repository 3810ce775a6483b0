import java.util.regex.*;
import java.util.*;
import java.util.stream.Collectors;

public class RegexBasics {
    public static void main(String[] args) {
        Matcher m = Pattern.compile("(\\w+)@(\\w+)\\.(com|org)").matcher("mail bob@example.com or eve@site.org now");
        while (m.find()) System.out.println(m.group() + " " + m.group(1) + " " + m.group(3) + " " + m.start() + "-" + m.end() + " " + m.start(2) + " " + m.groupCount());
        Matcher n = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)").matcher("on 2024-05 and 1999-12");
        System.out.println(n.replaceAll("${month}/${year}"));
        n.reset();
        n.find();
        System.out.println(n.group("year") + n.start("month"));
        System.out.println("a1b22c333".replaceAll("\\d+", "#") + " " + "a1b22".replaceFirst("\\d", "<$0>") + " " + Pattern.compile("\\d+").matcher("a1b22").replaceAll(r -> "" + Integer.parseInt(r.group()) * 2));
        System.out.println(Arrays.toString("a, b ;c".split("\\s*[,;]\\s*")) + Arrays.toString("a1b2".split("(?<=\\d)")) + Arrays.toString("aXbX".split("X", -1)) + Arrays.toString(Pattern.compile(":").splitAsStream("x:y").toArray()) + Arrays.toString("abc".split("")));
        System.out.println("foobar".matches("foo.*") + " " + "foobar".matches("foo") + " " + Pattern.matches("(?i)HELLO", "hello") + " " + Pattern.compile("^b", Pattern.MULTILINE).matcher("a\nb").find() + " " + Pattern.compile("a.b", Pattern.DOTALL).matcher("a\nb").matches() + " " + Pattern.compile("a b # c", Pattern.COMMENTS).matcher("ab").matches());
        System.out.println("<b>x</b><b>y</b>".replaceAll("<b>(.*?)</b>", "[$1]") + " " + "<b>x</b><b>y</b>".replaceAll("<b>(.*)</b>", "[$1]") + " " + "aaa".replaceAll("a*+a", "-") + " " + "aaa".replaceAll("a?", "-"));
        System.out.println(Pattern.compile("(a)(b)?(c)").matcher("ac").results().map(r -> r.group(1) + r.group(2) + r.group(3)).toList());
        System.out.println("the the cat sat sat".replaceAll("\\b(\\w+) \\1\\b", "$1") + " " + "price $5".replaceAll("\\$(\\d)", "\\\\$1") + " " + Matcher.quoteReplacement("$1\\") + " " + Pattern.quote("a.b") + " " + "a.b".split(Pattern.quote("."))[1]);
        System.out.println(Pattern.compile("foo(?=bar)").matcher("foobar foobaz").results().map(MatchResult::start).toList() + " " + Pattern.compile("foo(?!bar)").matcher("foobar foobaz").results().count() + " " + Pattern.compile("(?<!x)y").matcher("xy y").results().map(MatchResult::start).toList());
        StringBuilder sb = new StringBuilder();
        Matcher c = Pattern.compile("cat").matcher("one cat two cats");
        while (c.find()) c.appendReplacement(sb, "dog");
        c.appendTail(sb);
        System.out.println(sb);
        Matcher l = Pattern.compile("\\d+").matcher("123abc");
        System.out.println(l.lookingAt() + " " + l.matches() + " " + l.hitEnd() + " " + l.region(0, 2).matches());
        System.out.println(Pattern.compile("[a-c&&[^b]]+").matcher("abcabc").results().map(MatchResult::group).toList() + " " + "x1Y2".replaceAll("\\p{Upper}|\\p{Digit}", "_") + " " + "é€".replaceAll("\\p{L}", "L") + " " + "\t \n".matches("\\s+") + " " + "a-b_c".replaceAll("[^\\w]", "") + " " + "AB".matches("\\p{javaUpperCase}+"));
        System.out.println(Pattern.compile("a|b").asPredicate().test("xxb") + " " + Pattern.compile("a|b").asMatchPredicate().test("xxb") + " " + Pattern.compile("x").pattern() + Pattern.compile("x", Pattern.CASE_INSENSITIVE).flags());
        for (String bad : List.of("(", "[a", "*a", "a{2,1}", "\\", "(?<1>x)", "x)", "(?<n>a)(?<n>b)")) {
            try {
                Pattern.compile(bad);
                System.out.println("compiled " + bad);
            } catch (PatternSyntaxException e) {
                System.out.println(e.getDescription() + " " + e.getIndex() + " " + e.getPattern());
            }
        }
        try {
            Pattern.compile("a").matcher("a").group();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            "a".replaceAll("a", "$2");
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("2023-01-15T10:20".replaceAll("(\\d+)-(\\d+)-(\\d+)T.*", "$3.$2.$1") + " " + "camelCaseString".replaceAll("([A-Z])", "_$1").toLowerCase() + " " + "a".repeat(300).matches("(a|b)*c?"));
        System.out.println(Pattern.compile("\\b\\w").matcher("hello big world").replaceAll(r -> r.group().toUpperCase()) + Pattern.compile(",").splitAsStream("1,2,3").map(Integer::valueOf).collect(Collectors.summingInt(x -> x)));
    }
}
