import java.io.*;
import java.util.*;
import java.util.prefs.*;
public class PropertiesRoundTrip {
    public static void main(String[] args) throws Exception {
        String text = "# comment\n! another\nkey = value\n  spaced   :  out  \ncont = one, \\\n    two, \\\n    three\nempty\nempty2=\nuni=\\u00e9\\t\\n\\\\x\nk\\ ey\\:1 = v=1:2\n\\#h=1\ndup=1\ndup=2\r\nlast=no newline";
        Properties p = new Properties();
        p.load(new StringReader(text));
        new TreeMap<>(p).forEach((k, v) -> System.out.println("<" + k + ">=<" + v + ">"));
        StringWriter w = new StringWriter();
        Properties q = new Properties(new Properties() {{ setProperty("deflt", "d"); }});
        q.setProperty("a b", " lead");
        q.setProperty("c", "\u20ac#!=:\n");
        System.out.println(q.getProperty("deflt") + q.getProperty("none", "dd") + q.size() + q.stringPropertyNames());
        q.store(w, "head\nline2");
        w.toString().lines().filter(l -> !l.startsWith("#Mon") && !l.startsWith("#Tue") && !l.startsWith("#Wed") && !l.startsWith("#Thu") && !l.startsWith("#Fri") && !l.startsWith("#S")).sorted().forEach(System.out::println);
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        q.store(bo, null);
        String s = bo.toString("ISO-8859-1");
        System.out.println(s.lines().skip(1).sorted().toList());
        try {
            new Properties().load(new StringReader("a=\\u12g4"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        ByteArrayOutputStream xo = new ByteArrayOutputStream();
        Properties x = new Properties();
        x.setProperty("x<", "&y");
        x.storeToXML(xo, "cmt", "UTF-8");
        System.out.println(xo);
        Properties y = new Properties();
        y.loadFromXML(new ByteArrayInputStream(xo.toByteArray()));
        System.out.println(y);
        q.list(System.out);
        try {
            q.put("n", 5);
            q.getProperty("n");
            q.store(w, null);
        } catch (ClassCastException e) {
            System.out.println("cce");
        }
        System.out.println(q.getProperty("n") + " " + q.get("n") + q.getOrDefault("m", 1));
        StreamTokenizer st = new StreamTokenizer(new StringReader("x = 3.14 + 'a b' // c\n\"str\" /* z */ -5 y2"));
        st.slashSlashComments(true);
        st.slashStarComments(true);
        st.eolIsSignificant(true);
        for (int t; (t = st.nextToken()) != StreamTokenizer.TT_EOF;) System.out.print((t == StreamTokenizer.TT_NUMBER ? "N" + st.nval : t == StreamTokenizer.TT_WORD ? "W" + st.sval : t == StreamTokenizer.TT_EOL ? "EOL" : (char) t + (st.sval == null ? "" : st.sval)) + " ");
        System.out.println(st);
        StringTokenizer k = new StringTokenizer("a,b;c,,d", ",;", true);
        System.out.print(k.countTokens());
        while (k.hasMoreTokens()) System.out.print(" " + k.nextToken());
        System.out.println();
        try {
            k.nextToken();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        LineNumberReader lr = new LineNumberReader(new StringReader("a\nb\r\nc\rd"));
        for (String l; (l = lr.readLine()) != null;) System.out.print(lr.getLineNumber() + l + " ");
        PushbackReader pr = new PushbackReader(new StringReader("xyz"), 2);
        int c = pr.read();
        pr.unread('Q');
        pr.unread("R".toCharArray());
        System.out.println((char) c + "" + (char) pr.read() + (char) pr.read() + (char) pr.read());
        try {
            pr.unread(new char[5]);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        DataOutputStream dо = new DataOutputStream(bo);
        bo.reset();
        dо.writeUTF("h\u0000\u20ac");
        dо.writeLong(-2);
        dо.writeChars("hi");
        dо.writeDouble(Math.PI);
        dо.writeBoolean(true);
        System.out.println(HexFormat.of().formatHex(bo.toByteArray()) + dо.size());
        DataInputStream di = new DataInputStream(new ByteArrayInputStream(bo.toByteArray()));
        System.out.println(di.readUTF().length() + " " + di.readLong() + di.readChar() + di.readChar() + di.readDouble() + di.readBoolean());
        try {
            di.readInt();
        } catch (EOFException e) {
            System.out.println(e);
        }
        PipedInputStream pi = new PipedInputStream();
        PipedOutputStream po = new PipedOutputStream(pi);
        Thread th = new Thread(() -> { try (po) { for (int i = 0; i < 3000; i++) po.write(i); } catch (IOException e) { System.out.println(e); } });
        th.start();
        int sum = 0, n = 0;
        for (int b; (b = pi.read()) >= 0; n++) sum += b;
        System.out.println(n + " " + sum);
        SequenceInputStream sq = new SequenceInputStream(new ByteArrayInputStream("ab".getBytes()), new ByteArrayInputStream("cd".getBytes()));
        System.out.println(new String(sq.readAllBytes()));
        CharArrayWriter cw = new CharArrayWriter();
        new PrintWriter(cw, true).printf("%d%s", 1, "x").println();
        System.out.print(cw);
        BufferedReader br = new BufferedReader(new StringReader("l1\nl2\n\nl4"));
        br.mark(10);
        System.out.println(br.readLine());
        br.reset();
        System.out.println(br.lines().toList());
    }
}
