import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
public class RegexCorners {
    public static void main(String[] args) {
        Matcher m = Pattern.compile("(?<year>\\d{4})-(?<mon>\\d\\d)").matcher("on 2024-05 and 1999-12.");
        while (m.find()) System.out.println(m.group("year") + m.group(2) + m.start("mon") + m.end()
                + m.toMatchResult().groupCount());
        System.out.println("a1b22c333".replaceAll("(\\d+)", "<$1>") + " "
                + Pattern.compile("\\d+").matcher("a1b22").replaceAll(r -> "" + r.group().length())
                + "x.y.z".split("\\.").length + Arrays.toString("a,b,,c,,".split(","))
                + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString("abc".split("")));
        System.out.println(Pattern.matches("(a|b)*+c", "ababc") + " " + "foobar".matches("foo(?=bar)bar")
                + "foobar".matches("(?i)FOOBAR") + "aXbX".replaceFirst("X", "\\$")
                + Pattern.compile("^\\w+$", Pattern.MULTILINE).matcher("ab\ncd\n e").results().map(MatchResult::group).collect(Collectors.toList()));
        for (String bad : new String[]{"(", "[a", "*a", "a{2,1}", "\\", "(?<n>a)(?<n>b)", "\\k<x>", "(?z)",
                "[b-a]", "a**+", "\\p{Foo}", "(?<=a+)b"}) try {
            Pattern.compile(bad);
            System.out.println("ok " + bad);
        } catch (PatternSyntaxException e) {
            System.out.println(e.getMessage() + "|" + e.getIndex() + "|" + e.getDescription());
        }
        System.out.println(Pattern.compile("(\\w)\\1").matcher("hello aabb").results().map(r -> r.group()
                + r.start()).toList());
        System.out.println("déjà vu É".replaceAll("\\p{L}+", "W") + " " + "ÀÉ".matches("(?iu)àé")
                + "\u0130".matches("(?iu)i") + Pattern.compile("\\b").splitAsStream("hi there you").toList());
        Matcher r = Pattern.compile("cat").matcher("one cat two cats");
        StringBuilder sb = new StringBuilder();
        while (r.find()) r.appendReplacement(sb, "dog");
        r.appendTail(sb);
        System.out.println(sb + " " + r.reset("x").hitEnd() + r.find() + r.hitEnd());
        System.out.println(Pattern.quote("a.b\\Ec") + Matcher.quoteReplacement("$1\\")
                + Pattern.compile("a.c", Pattern.DOTALL | Pattern.COMMENTS).flags()
                + Pattern.compile("x#c\n y", Pattern.COMMENTS).matcher("xy").matches());
        try {
            m.group();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            "x".replaceAll("x", "$2");
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "x".replaceAll("x", "${q}");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Pattern.compile("[a-z&&[^aeiou]]+").matcher("hello").replaceAll("_")
                + Pattern.compile("\\p{Alpha}\\p{Punct}\\p{XDigit}").matcher("a!F").matches()
                + Pattern.compile("\\R").splitAsStream("a\r\nb\nc").toList()
                + Pattern.compile("\\X").matcher("e\u0301x").results().count()
                + Pattern.compile("\\h+").matcher("a \tb").replaceAll("-"));
        System.out.println(Pattern.compile("(?<!\\d)\\d{2}(?!\\d)").matcher("1 22 333 44").results().map(MatchResult::group).toList() + " " + m.usePattern(Pattern.compile("o(.)")).reset().find() + m.group(1) + m.region(0,3).lookingAt() + m);
        System.out.println(Stream.of("a1","b","c3").filter(Pattern.compile("\\d").asPredicate()).toList() + ""
                + Stream.of("1","12").filter(Pattern.compile("\\d").asMatchPredicate()).toList());
        long t = 0;
        Matcher back = Pattern.compile("(a+)+b").matcher("aaaaaaaaaaaaaaaaac");
        System.out.println(back.matches());
    }
}
