// stdin: 3 4.5 hello\nsecond line\n42\n
import java.nio.charset.*;
import java.nio.*;
import java.util.*;
import java.util.regex.*;
import java.util.stream.*;
public class StringsAtoZ {
    static void p(Object o) {
        System.out.println(o);
    }
    static void t(Runnable r) {
        try {
            r.run();
        } catch (Throwable e) {
            p(e);
        }
    }
    public static void main(String[] args) throws Exception {
        p("Hello".chars().mapToObj(c -> "" + (char) (c + 1)).collect(Collectors.joining()) + "a,b,,c,,".split(",").length + Arrays.toString("a,b,,c,,".split(",", -1)) + Arrays.toString("boo:and:foo".split("o", 2)) + Arrays.toString("".split(",")) + Arrays.toString(" x ".split("")) + "abcabc".replace("bc", "$1") + "x.y.z".replaceAll("\\.", "\\\\") + "  pad ".strip() + "|" + "\u2003t\u2003".strip() + "|" + "\u2003t\u2003".trim() + "|" + "ab".compareTo("abc") + "b".compareToIgnoreCase("A") + "ß".toUpperCase() + "İ".toLowerCase().length() + "TITLE".toLowerCase(Locale.forLanguageTag("tr")) + "ΑΣ".toLowerCase() + "ǆ".toUpperCase() + Character.toTitleCase('ǆ') + "a\tb\nc".translateEscapes() + "\\t\\u".length() + " a\n  b\n".stripIndent() + "x".indent(3) + "l1\nl2\r\nl3\rl4".lines().toList() + "abc".contentEquals(new StringBuilder("abc")) + "aXbX".lastIndexOf("X", 2) + "abc".regionMatches(true, 1, "XBC", 1, 2) + "%".concat("d") + String.valueOf((Object) null) + String.valueOf(new char[]{'h', 'i'}) + String.copyValueOf(new char[]{'a', 'b', 'c'}, 1, 2) + "🎉é".length() + "🎉é".codePointCount(0, 3) + "🎉é".codePointAt(0) + new StringBuilder("🎉é").reverse() + "a🎉".offsetByCodePoints(0, 2) + "é".equals("e\u0301") + "abc".hashCode() + "".isEmpty() + " \t".isBlank() + "ab".repeat(3) + String.join("/", List.of("p", "q")) + "Abc".chars().filter(Character::isUpperCase).count() + "a1b22".replaceAll("\\d+", "<$0>") + "x".equals(null) + "abc".subSequence(1, 2) + "tEST".substring(0, 1).toUpperCase() + "one two".matches("\\w+ \\w+") + new String(new int[]{0x1F600, 65}, 0, 2) + "A".codePoints().sum() + "q".describeConstable().get());
        Pattern d = Pattern.compile("(?<year>\\d{4})-(?<mon>\\d{2})(?:-(?<day>\\d{2}))?");
        Matcher m = d.matcher("on 2024-02-29 or 1999-12 maybe 12-34");
        while (m.find()) p(m.group() + m.start("mon") + m.end() + m.group("year") + m.group("day") + m.groupCount() + m.toMatchResult().group(2));
        p(m.replaceAll(r -> r.group(1) + "/" + (r.group(3) == null ? "?" : r.group(3))) + m.reset().results().map(MatchResult::start).toList() + d.matcher("2024-01-02").replaceFirst("${day}.${mon}.$1") + Pattern.compile("(?<=\\$)\\d+(?!\\d|\\.)").matcher("$12.5 $99 $7").results().map(MatchResult::group).toList() + "foobarfoo".replaceAll("foo(?=bar)", "X") + "aaa".replaceAll("a*?", "-") + "aaa".replaceAll("a*", "-") + "abc".replaceAll("", ".") + "a.b*c".split(Pattern.quote(".")).length + Pattern.compile("^(\\w)(\\w)?\\2\\1$").matcher("abba").matches() + Pattern.compile("(a+)+b").matcher("aaaaaaaaaaaaaaaaac").matches() + Pattern.compile("\\p{Lu}\\p{IsGreek}+", Pattern.UNICODE_CASE).matcher("Αβγ").find() + Pattern.compile("x # comment\n y", Pattern.COMMENTS).matcher("xy").matches() + Pattern.compile(".", Pattern.DOTALL).matcher("\n").matches() + Pattern.compile("^b$", Pattern.MULTILINE).matcher("a\nb\nc").find() + Pattern.compile("(?i)STRASSE").matcher("strasse").matches() + Pattern.compile("[a-z&&[^aeiou]]+").matcher("xyz").matches() + Pattern.compile("\\bcat\\b").splitAsStream("a cat b cat").toList() + Pattern.compile("a").asPredicate().test("cat") + Pattern.compile("a").asMatchPredicate().test("cat") + "a1b2".replaceAll("(\\w)(\\d)", "$2$1") + Pattern.compile("(?>a+)ab").matcher("aaab").find() + Pattern.compile("a++b").matcher("aab").find() + Pattern.compile("(a)|(b)").matcher("b").replaceAll("[$1|$2]") + "x1y".split("(?<=\\d)|(?=\\d)").length + Pattern.compile("\\R").split("a\r\nb\nc").length + Pattern.compile("\\X").matcher("e\u0301").results().count() + Pattern.compile("\\h\\v").matcher(" \n").find() + Pattern.matches("[\\x41-\\x43]+\\u0044\\Q.*\\E\\cA?\\0101", "ABCD.*A"));
        Matcher ap = Pattern.compile("(\\w+)").matcher("the cat");
        StringBuilder sb = new StringBuilder();
        while (ap.find()) ap.appendReplacement(sb, Matcher.quoteReplacement("$" + ap.group(1).length()));
        ap.appendTail(sb);
        p(sb);
        Matcher rg = Pattern.compile("b").matcher("abcb").region(2, 4);
        p(rg.find() + "" + rg.start() + rg.hitEnd() + rg.lookingAt() + rg.usePattern(Pattern.compile("c")).lookingAt() + rg);
        for (String bad : List.of("[a", "a{2,1}", "(?<n>a)(?<n>b)", "\\k<q>", "*a", "(?<=a*)b", "\\p{Foo}", "a)", "(?z)", "\\", "[z-a]", "\\u12", "x{99999999999}")) t(() -> Pattern.compile(bad));
        t(() -> Pattern.compile("a").matcher("b").group());
        t(() -> Pattern.compile("(a)").matcher("a").results().findFirst().get().group(5));
        t(() -> {
            Matcher q = Pattern.compile("(?<x>a)").matcher("a");
            q.find();
            q.group("y");
        });
        Scanner sc = new Scanner("12 3.5 true word 0x1F 99999999999 1,234 -7\nline two\n\n5;6;7 1e3 12345678901234567890 a1b");
        p(sc.nextInt() + sc.nextDouble() + "" + sc.nextBoolean() + sc.next() + sc.hasNextInt() + sc.next() + sc.nextLong() + sc.nextInt() + sc.nextByte() + "[" + sc.nextLine() + "][" + sc.nextLine() + "][" + sc.nextLine() + "]");
        sc.useDelimiter("[;\\s]+");
        p(sc.nextShort() + "" + sc.nextInt(8) + sc.nextFloat() + sc.nextDouble() + sc.nextBigInteger() + sc.hasNext("[a-z]\\d.") + sc.findInLine("(\\d)") + sc.match().group(1) + sc.next() + sc.hasNext());
        t(() -> sc.next());
        sc.close();
        t(() -> sc.next());
        p(new Scanner("a-b-c").useDelimiter("-").tokens().toList() + "" + new Scanner("k=1, k=2").findAll("k=(\\d)").map(r -> r.group(1)).toList() + new Scanner("1.234,5").useLocale(Locale.GERMANY).nextDouble() + new Scanner("FF").nextInt(16) + new Scanner("x y").skip("x").next() + new Scanner("12 a").hasNextBigDecimal() + new Scanner("a\u2028b").nextLine());
        Scanner in = new Scanner(System.in);
        int i = in.nextInt();
        double dd = in.nextDouble();
        String w = in.nextLine(), w2 = in.nextLine();
        p(i + dd + "[" + w + "]" + w2 + in.nextInt() + in.hasNextLine());
        if (in.hasNextLine()) p("[" + in.nextLine() + "]" + in.hasNext());
        for (String cs : List.of("UTF-8", "UTF-16", "UTF-16LE", "ISO-8859-1", "US-ASCII", "windows-1252", "UTF-32", "Shift_JIS", "GBK", "EUC-JP", "Big5", "KOI8-R", "IBM437", "ISO-2022-JP", "x-MacRoman")) {
            byte[] by = "Aé€中🎉".getBytes(cs);
            p(cs + by.length + HexFormat.of().formatHex(by) + new String(by, cs) + Charset.forName(cs).aliases().size());
        }
        CharsetEncoder en = StandardCharsets.US_ASCII.newEncoder();
        t(() -> {
            try {
                en.encode(CharBuffer.wrap("né"));
            } catch (CharacterCodingException e) {
                p(e);
            }
        });
        p(en.canEncode('é') + "" + en.maxBytesPerChar() + new String(en.onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[]{'#'}).encode(CharBuffer.wrap("né")).array(), "ASCII"));
        CharsetDecoder de = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
        try {
            de.decode(ByteBuffer.wrap(new byte[]{(byte) 0xC3, 0x28}));
        } catch (MalformedInputException e) {
            p(e + "" + e.getInputLength());
        }
        CharBuffer out = CharBuffer.allocate(2);
        CoderResult cr = de.reset().decode(ByteBuffer.wrap("abc".getBytes()), out, true);
        p(cr + "" + out.flip() + cr.isOverflow());
        t(() -> Charset.forName("nope"));
        t(() -> Charset.forName("b@d"));
        p(new String(new byte[]{(byte) 0xff, 'a', (byte) 0xe2, (byte) 0x82}, "UTF-8") + Charset.defaultCharset() + Charset.isSupported("cp1047") + StandardCharsets.UTF_16.newEncoder().averageBytesPerChar());
        StringBuilder b = new StringBuilder("0123456789");
        b.replace(2, 5, "XX").insert(0, 1.5f).append(new char[]{'q', 'r'}, 1, 1).append("abc", 1, 2).append(true).appendCodePoint(128512).setCharAt(0, '#');
        b.setLength(12);
        p(b + "|" + b.indexOf("X") + b.capacity() + b.compareTo(new StringBuilder("#")) + b.chars().max().getAsInt() + b.deleteCharAt(1).delete(3, 99));
    }
}
