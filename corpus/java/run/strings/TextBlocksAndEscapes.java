public class TextBlocksAndEscapes {
    public static void main(String[] a) {
        String html = """
 <html>
   <body class="x">
     \"""quoted\"""
   </body>
 </html>
 """;
        System.out.print(html);
        String noNl = """
 one \
 line
 trailing spaces   \s
 tab\there \u0041 \101 "" end""";
        System.out.println("[" + noNl + "]");
        System.out.println("""
 """.isEmpty() + " " + """
 a
   b
 """.lines().toList());
        System.out.println("\b\t\n\f\r\"\'\\\0\7\77\377".chars().boxed().toList());
        System.out.println('\u0041' + "" + '\'' + '"' + '\\' + (int) '\377' + "\uD83D\uDE00".length() + "\s|");
        String q = """
 {"name": "%s", "n": %d}""".formatted("x\"y", 5);
        System.out.println(q);
        int hex = 0xCAFE_BABE, bin = 0b1010_0101, oct = 0_17;
        long big = 0x7FFF_FFFF_FFFF_FFFFL;
        double hd = 0x1.8p3, sm = 1e-3d;
        float f = 1_0.5f;
        System.out.println(hex + " " + bin + " " + oct + " " + big + " " + hd + " " + sm + " " + f + " " + 'a' + 1 + (char) ('a' + 1) + 1e10f + 100L + 0x.8p1 + .5 + 5.);
    }
}
