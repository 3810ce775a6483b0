public class TrimStripBlank {
    public static void main(String[] args) {
        for (String s : new String[] {"  a ", "\t\n a\u00a0", "\u2003x\u2003", "", " ", "\u0000 z \u001f", "no"}) System.out.println("[" + s.trim() + "][" + s.strip() + "][" + s.stripLeading() + "][" + s.stripTrailing() + "] " + s.isBlank() + s.isEmpty() + s.length());
        System.out.println("a\nb\n\nc".lines().map(l -> "<" + l + ">").toList() + " " + "\n".lines().count() + "".lines().count() + "\r\n\r".lines().count());
        System.out.println("one\n  two\n".indent(1).replace("\n", "$") + "    one\n  two".indent(-3).replace("\n", "$") + "  x\n    y\n".stripIndent().replace("\n", "$"));
        System.out.println("a\\nb\\t\\\"\\101\\s".translateEscapes().replace("\n", "$").replace("\t", "%"));
    }
}
