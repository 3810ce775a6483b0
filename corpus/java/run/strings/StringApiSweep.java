import java.util.*;
import java.util.stream.*;
public class StringApiSweep {
    static void t(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Exception e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
    public static void main(String[] args) {
        String s = "  Hello, World \u2003";
        t(() -> "[" + s.trim() + "][" + s.strip() + "][" + s.stripLeading() + "][" + s.stripTrailing() + "]" + s.isBlank());
        t(() -> "a\n b\n  c".indent(2).replace("\n", "|") + "a\n b".indent(-1).replace("\n", "|") + "  x\n   y".stripIndent().replace("\n", "|") + "a\\tb\\u0041\\101".length() + "a\\tb\\101\\s.".translateEscapes());
        t(() -> "\\q".translateEscapes());
        t(() -> "abc".transform(x -> x + x.length()) + "x".describeConstable().get() + "%s".formatted(1) + "a-b-c".lastIndexOf("-", 2) + "abcabc".indexOf('c', 3) + "abc".regionMatches(true, 1, "XBC", 1, 2) + "Abc".compareToIgnoreCase("aBD") + "abc".contentEquals(new StringBuilder("abc")) + "b".compareTo("abc") + "abc".compareTo("abcd"));
        t(() -> "a,b,,c,,".split(",").length + Arrays.toString("a1b2".split("\\d", 2)) + "x".repeat(3) + "tic".replace("t", "tac") + "aaa".replace("aa", "b") + "a.b".replaceAll(".", "x") + "ab".replace('a', 'z') + String.valueOf(new char[] {'o', 'k'}, 1, 1) + String.copyValueOf(new char[] {'q'}) + new String(new int[] {0x1F600, 65}, 0, 2).length());
        t(() -> "line1\nline2\r\nline3\r".lines().map(l -> "<" + l + ">").collect(Collectors.joining()));
        t(() -> "hello".chars().mapToObj(c -> (char) c).map(String::valueOf).collect(Collectors.joining("-")) + "h\uD83D\uDE00".codePoints().boxed().toList() + "abc".codePointAt(1) + "abc".endsWith("") + "abc".startsWith("b", 1) + "".isEmpty() + "abc".contains("") + "a".concat("") + "abc".subSequence(1, 2) + "Mixed".toUpperCase().toLowerCase() + String.join("/", "a", "b") + "x".equals(null) + "ß".toUpperCase().length());
        for (int i : new int[] {-1, 3, 4}) {
            t(() -> "abc".charAt(i));
            t(() -> "abc".substring(i));
            t(() -> "abc".substring(0, i));
            t(() -> "abc".codePointAt(i));
            t(() -> new StringBuilder("abc").insert(i, "x"));
            t(() -> new StringBuilder("abc").deleteCharAt(i));
            t(() -> new StringBuilder("abc").charAt(i));
            t(() -> { StringBuilder b = new StringBuilder("abc"); b.setCharAt(i, 'z'); return b; });
            t(() -> "ab".repeat(i));
        }
        StringBuilder b = new StringBuilder("0123456789");
        t(() -> b.reverse().delete(2, 4).insert(1, 3.5).insert(0, true).append(new char[] {'x'}).append("abcdef", 1, 3).append((Object) null).append((String) null).replace(0, 2, "RR").indexOf("x") + " " + b + " " + b.length() + b.lastIndexOf("9") + b.substring(5) + b.compareTo(new StringBuilder("RR")));
        t(() -> { b.setLength(3); b.setLength(5); return (int) b.charAt(4) + b.toString().replace('\0', '0') + b.capacity(); });
        t(() -> b.delete(4, 2));
        t(() -> new StringBuilder().appendCodePoint(0x1F600).reverse().length() + new StringBuffer("buf").append(1).append('c').append(1.5f).append(2L).append(false).reverse().toString() + new StringBuilder(5).capacity());
        t(() -> "The quick brown fox".split(" ").length + Stream.of("The quick brown fox".split(" ")).map(w -> w.charAt(0)).toList().toString());
    }
}
