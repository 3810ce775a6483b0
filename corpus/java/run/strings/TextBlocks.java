public class TextBlocks {
    public static void main(String[] args) {
        String a = """
            Hello,
              indented
            "quoted" and \"""triple\"""
            tab\tescape \\ back
            joined \
            line
            trailing   \s
            """;
        System.out.print(a);
        System.out.println(a.length());
        String b = """
            no final newline""";
        System.out.println(b);
        String c = """
          outdented
            closing decides
        """;
        System.out.print(c);
        String d = """
            {
              "name": "%s",
              "age": %d
            }""".formatted("Ann", 30);
        System.out.println(d);
        System.out.println("""
            a
            b""" + "c" + """
            d
            """.strip());
        String e = """

            blank above and below

            """;
        System.out.println(e.replace("\n", "$"));
        System.out.println("""
            \u0041\101\n\
            \0""".length());
        System.out.println("""
            same""" == "same");
    }
}
