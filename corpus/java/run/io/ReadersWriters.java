import java.io.*;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

public class ReadersWriters {
    public static void main(String[] args) throws IOException {
        StringWriter sw = new StringWriter();
        PrintWriter pw = new PrintWriter(sw);
        pw.println("line 1");
        pw.printf("%5.2f|", 3.14159);
        pw.print(true);
        pw.print((Object) null);
        pw.write("abcdef", 2, 2);
        pw.append('!').append("seq");
        pw.println();
        pw.flush();
        System.out.print(sw + "" + sw.getBuffer().length());
        System.out.println();
        BufferedReader br = new BufferedReader(new StringReader("one\ntwo\r\nthree\rfour\n\nlast"));
        String s;
        int n = 0;
        while ((s = br.readLine()) != null) System.out.println(++n + ":" + s);
        System.out.println(br.readLine());
        br.close();
        try {
            br.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new BufferedReader(new StringReader("c\nb\na")).lines().sorted().collect(Collectors.joining(",")));
        StringReader sr = new StringReader("hello");
        sr.mark(0);
        char[] buf = new char[10];
        System.out.println(sr.read() + " " + sr.read(buf, 2, 3) + " " + new String(buf).trim() + " " + sr.skip(5) + " " + sr.read());
        sr.reset();
        System.out.println((char) sr.read());
        InputStreamReader isr = new InputStreamReader(new ByteArrayInputStream("né€\ud83d\ude00x".getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8);
        for (int c; (c = isr.read()) != -1; ) System.out.print(Integer.toHexString(c) + " ");
        System.out.println();
        ByteArrayOutputStream bos = new ByteArrayOutputStream();
        try (Writer w = new BufferedWriter(new OutputStreamWriter(bos, StandardCharsets.UTF_16LE))) {
            w.write("hi€");
            w.write(65);
        }
        System.out.println(bos.size());
        CharArrayWriter cw = new CharArrayWriter();
        cw.write("chars");
        System.out.println(cw.toCharArray().length + cw.toString());
        LineNumberReader ln = new LineNumberReader(new StringReader("a\nb\nc"));
        while (ln.readLine() != null) { }
        System.out.println(ln.getLineNumber());
        StreamTokenizer st = new StreamTokenizer(new StringReader("x = 3.5 + 'quoted' // c\n y"));
        st.slashSlashComments(true);
        while (st.nextToken() != StreamTokenizer.TT_EOF) {
            System.out.print(st.ttype == StreamTokenizer.TT_NUMBER ? "N" + st.nval : st.ttype == StreamTokenizer.TT_WORD ? "W" + st.sval : st.ttype == '\'' ? "Q" + st.sval : "" + (char) st.ttype);
            System.out.print(" ");
        }
        System.out.println();
        PushbackReader pr = new PushbackReader(new StringReader("bc"), 2);
        pr.unread('a');
        System.out.println("" + (char) pr.read() + (char) pr.read());
        PrintStream old = System.out;
        ByteArrayOutputStream cap = new ByteArrayOutputStream();
        System.setOut(new PrintStream(cap));
        System.out.println("captured");
        System.setOut(old);
        System.out.println("[" + cap.toString().trim() + "]");
        new Reader() {
            int i = 3;

            public int read(char[] c, int off, int len) {
                if (i-- == 0) return -1;
                c[off] = (char) ('a' + i);
                return 1;
            }

            public void close() { }
        }.transferTo(sw);
        System.out.println(sw.toString().endsWith("cba"));
        System.err.println("error stream");
        System.err.printf("%d%n", 5);
    }
}
