import java.util.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;
public class RegexCornerCases {
    static void find(String re, String in, int... fl) {
        try {
            Matcher m = Pattern.compile(re, fl.length > 0 ? fl[0] : 0).matcher(in);
            StringBuilder sb = new StringBuilder();
            while (m.find()) {
                sb.append(m.start()).append('-').append(m.end()).append('"').append(m.group()).append('"');
                for (int g = 1; g <= m.groupCount(); g++) sb.append('<').append(m.group(g)).append('@').append(m.start(g)).append('>');
                sb.append(' ');
            }
            System.out.println(re + " ~ " + in.replace("\n", "\\n").replace("\r", "\\r") + " : " + sb + (m.hitEnd() ? "hitEnd" : ""));
        } catch (PatternSyntaxException e) {
            System.out.println("PSE " + e.getIndex() + " " + e.getDescription() + "\n" + e.getMessage());
        }
    }
    public static void main(String[] args) {
        find("(a*)*b", "aaab");
        find("(a|ab)(c|bcd)(d*)", "abcd");
        find("x*", "axb");
        find("(?<=\\d{1,3})[a-z]", "1a22b333cd");
        find("(?<!foo)bar", "foobar bar");
        find("(?i)straße", "STRASSE straße STRAßE");
        find("(?iu)\u00e9t\u00e9", "\u00c9T\u00c9");
        find("^\\w+$", "one\ntwo\r\nthree", Pattern.MULTILINE);
        find("^.*$", "a\u0085b\u2028c", Pattern.MULTILINE);
        find(".+", "a\nb\rc", Pattern.DOTALL);
        find(".+", "a\nb\rc\u0085d", Pattern.UNIX_LINES);
        find("a b # comment\n c", "abc", Pattern.COMMENTS);
        find("(?<year>\\d{4})-(?<mon>\\d\\d)", "on 2024-05 and 1999-12");
        find("(\\w)\\1+", "aabbbcdd");
        find("\\bfoo\\b|\\Boo", "foo food");
        find("(?>a+)ab", "aaab");
        find("a++b", "aaab");
        find("a{2,3}?", "aaaaa");
        find("[a-z&&[^aeiou]]+", "hello world");
        find("[^\\s&&[^x]]", "ax ");
        find("\\p{Lu}\\p{Ll}*", "Hello World \u00c4rger");
        find("\\p{IsGreek}+", "abc \u03b1\u03b2\u03b3");
        find("\\p{InCyrillic}", "\u0416a");
        find("\\X", "e\u0301a\uD83D\uDE00");
        find("\\R", "a\r\nb\nc\u2029");
        find("\\h+\\v*", "a \t\u00a0b\n\u000b");
        find("\\Qa.b\\E+", "a.bbb a.b");
        find("[\\Q^]\\E]", "^]x");
        find("\\x41\\u0042\\x{1F600}\\0101", "AB\uD83D\uDE00A");
        find("(?=(\\d+))\\d", "123");
        find("(?:(a)|b)*", "ab");
        find("(a)?(b)?(c)?", "ac");
        find("\\G\\d", "12a3");
        find("$", "a\n");
        find("\\Z|\\z", "a\n");
        find("(", "");
        find("a**", "");
        find("[z-a]", "");
        find("\\p{Foo}", "");
        find("(?<n>a)(?<n>b)", "");
        find("a{3,1}", "");
        find("\\k<x>", "");
        find("[", "");
        find("x{,3}", "");
        find("(?<=a+)b", "ab");
        find("\\", "");
        find("*a", "");
        find("(?z)", "");
        find("\\g", "");
        find("a)", "");
        find("[a", "");
        find("\\c", "");
        find("\\N{LATIN SMALL LETTER A}", "a");
        System.out.println(Arrays.toString("boo:and:foo".split(":", 2)) + Arrays.toString("boo:and:foo".split("o")) + Arrays.toString("boo:and:foo".split("o", -1)) + Arrays.toString("".split(",")) + Arrays.toString(",a,,b,,".split(",")) + Arrays.toString("abc".split("")) + Arrays.toString("a1b22c".split("(?<=\\d)(?=\\D)")));
        System.out.println("a.b.c".replaceAll("(\\w)\\.(\\w)", "$2-$1") + " " + "xyz".replaceAll("", "-") + " " + "cost".replaceFirst("c", Matcher.quoteReplacement("$\\")));
        try {
            "a".replaceAll("a", "$2");
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "a".replaceAll("a", "$x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            "a".replaceAll("a", "\\");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            "a".replaceAll("a", "${q}");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Matcher m = Pattern.compile("(?<k>\\w+)=(?<v>\\w*)").matcher("a=1, bb=22, c=");
        System.out.println(m.replaceAll(r -> r.group(2) + "=" + r.group(1).toUpperCase()));
        m.reset();
        StringBuilder sb = new StringBuilder();
        while (m.find()) m.appendReplacement(sb, "${v}:" + m.start("k"));
        System.out.println(m.appendTail(sb));
        m.reset().region(3, 9);
        System.out.println(m.find() + " " + m.group() + " " + m.regionStart() + m.regionEnd() + m.hasAnchoringBounds() + m.hasTransparentBounds() + " " + m.lookingAt() + m.matches());
        try {
            m.group("zz");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
        try {
            m.reset().group();
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        System.out.println(m);
        System.out.println(m.toMatchResult().groupCount());
        System.out.println(Pattern.compile("\\d+").matcher("a1b22c333").results().map(MatchResult::group).collect(Collectors.joining("|")));
        System.out.println(Pattern.compile(",").splitAsStream("x,y,,z,,").toList() + " " + Stream.of("a1", "b", "2").filter(Pattern.compile("\\d").asPredicate()).toList() + Stream.of("a1", "2").filter(Pattern.compile("\\d").asMatchPredicate()).toList());
        Pattern p = Pattern.compile("a.c", Pattern.LITERAL | Pattern.CASE_INSENSITIVE);
        System.out.println(p.flags() + " " + p + " " + p.matcher("xA.Cy").find() + " " + Pattern.quote("a\\Eb") + Pattern.matches("a?", ""));
        System.out.println("(x+x+)+y".equals("") + " " + Pattern.matches("(x+x+)+y", "xxxxxxxxxxxxxxxy"));
        System.out.println(Pattern.compile("[\u00e0-\u00e5]", Pattern.CANON_EQ).matcher("a\u0300").matches());
    }
}
