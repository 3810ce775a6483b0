public class StringBasics {
    public static void main(String[] args) {
        String s = "Hello, World";
        System.out.println(s.length() + " " + s.charAt(4) + " " + s.indexOf('o') + " " + s.indexOf('o', 5) + " " + s.lastIndexOf('o') + " " + s.lastIndexOf("o", 7) + " " + s.indexOf("World") + " " + s.indexOf("x") + " " + s.indexOf(""));
        System.out.println(s.substring(7) + "|" + s.substring(0, 5) + "|" + s.substring(12) + "|" + s.subSequence(3, 5));
        System.out.println(s.toUpperCase() + s.toLowerCase() + s.replace('l', 'L') + s.replace("World", "There") + s.replace("", "-"));
        System.out.println(s.contains("lo, W") + " " + s.startsWith("Hell") + " " + s.startsWith("World", 7) + " " + s.endsWith("ld") + " " + s.isEmpty() + " " + "".isEmpty());
        System.out.println("  trim me\t\n".trim() + "|" + "\u2003strip\u2003".strip() + "|" + " a ".stripLeading() + "|" + " a ".stripTrailing() + "|" + " \t".isBlank());
        System.out.println("abc".compareTo("abd") + " " + "abc".compareTo("ab") + " " + "a".compareTo("B") + " " + "a".compareToIgnoreCase("B") + " " + "ABC".equalsIgnoreCase("abc") + " " + "a".equals(null));
        System.out.println("a,b,,c,,".split(",").length + " " + "a,b,,c,,".split(",", -1).length + " " + "a,b,c".split(",", 2)[1] + " " + "".split(",").length + " " + "boo:and:foo".split("o").length);
        System.out.println(String.join("-", "a", "b", "c") + " " + String.join("/", java.util.List.of("x", "y")) + " " + "ab".repeat(3) + "|" + "ab".repeat(0) + "|");
        System.out.println("a\nb\r\nc\rd".lines().toList() + " " + "line\n".lines().count());
        System.out.println("hash".hashCode() + " " + "".hashCode() + " " + "Aa".hashCode() + " " + "BB".hashCode() + " " + "\uffff\u0000z".hashCode());
        System.out.println(String.valueOf((Object) null) + String.valueOf(1.5f) + String.valueOf(true) + String.valueOf('c') + String.valueOf(new char[] {'x', 'y'}) + String.copyValueOf(new char[] {'a', 'b', 'c'}, 1, 2));
        System.out.println("abcabc".replaceAll("[ab]", "<$0>") + " " + "abcabc".replaceFirst("b", "X") + " " + "abc".matches("[a-c]+"));
        System.out.println("abc".concat("def") + " " + "abcdef".regionMatches(true, 2, "XCDX", 1, 2) + " " + "abc".contentEquals(new StringBuilder("abc")));
        System.out.println(new String(new char[] {'h', 'i'}) + new String(new byte[] {72, 105}, java.nio.charset.StandardCharsets.US_ASCII) + new String("copy"));
        char[] dst = new char[5];
        java.util.Arrays.fill(dst, '.');
        "12345".getChars(1, 3, dst, 2);
        System.out.println(dst);
        System.out.println("x=%d y=%s".formatted(1, "two") + " " + "  indent\n me".indent(2).replace("\n", "$") + " " + "a\\tb\\u0041".length() + " " + "a\\tb\\n".translateEscapes().length());
        System.out.println("   a\n  b\n".stripIndent().replace("\n", "$") + " " + (String) "t".transform(x -> x + x) + " " + "abc".chars().sum() + " " + "abc".describeConstable().get());
    }
}
