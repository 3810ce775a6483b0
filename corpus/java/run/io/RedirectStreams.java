// stdin: typed line\nsecond\n
import java.io.*;
import java.nio.charset.*;
import java.util.*;
public class RedirectStreams {
    public static void main(String[] args) throws Exception {
        PrintStream old = System.out;
        InputStream oldIn = System.in;
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bo, true, "UTF-8"));
        System.out.println("captured \u20ac");
        System.out.printf("%d%n", 5);
        System.out.append("app").append('c').append("xyz", 1, 2);
        System.out.write(66);
        System.out.print((Object) null);
        System.out.print(new char[] {'h', 'i'});
        System.out.flush();
        System.setOut(old);
        System.out.println(bo.toString(StandardCharsets.UTF_8) + "|" + bo.size());
        System.setIn(new ByteArrayInputStream("12 words here\n".getBytes()));
        Scanner s = new Scanner(System.in);
        System.out.println(s.nextInt() + s.nextLine());
        System.setIn(oldIn);
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(br.readLine() + br.ready() + br.read() + br.readLine() + br.readLine());
        System.setErr(new PrintStream(new FilterOutputStream(old) { public void write(int b) throws IOException { super.write(Character.toUpperCase(b)); } }, true));
        System.err.println("to upper");
        new Exception("shout").printStackTrace();
        System.out.println(System.console() == null);
        PrintStream broken = new PrintStream(new OutputStream() { public void write(int b) throws IOException { throw new IOException("disk full"); } });
        broken.println("x");
        System.out.println(broken.checkError());
        StringWriter sw = new StringWriter();
        PrintWriter pw = new PrintWriter(sw);
        new RuntimeException("rt", new Error("er")).printStackTrace(pw);
        pw.flush();
        System.out.println(sw.toString().lines().map(String::strip).toList());
        OutputStream nul = OutputStream.nullOutputStream();
        nul.write(5);
        nul.close();
        try {
            nul.write(1);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5}).readNBytes(3).length + " " + InputStream.nullInputStream().read() + new StringReader("abc").transferTo(sw) + new BufferedInputStream(new ByteArrayInputStream("xyz".getBytes())).skip(1));
        ByteArrayInputStream bi = new ByteArrayInputStream("hello".getBytes());
        bi.mark(0);
        bi.skip(2);
        System.out.println((char) bi.read() + "" + bi.available());
        bi.reset();
        System.out.println(bi.transferTo(bo) + " " + bo);
        OutputStreamWriter ow = new OutputStreamWriter(bo, "UTF-16");
        ow.write("hi");
        ow.flush();
        System.out.println(bo.size() + ow.getEncoding());
        try {
            new InputStreamReader(new ByteArrayInputStream(new byte[0]), "bogus");
        } catch (UnsupportedEncodingException e) {
            System.out.println(e);
        }
        try {
            new BufferedReader(new StringReader("")).reset();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        Reader closed = new BufferedReader(new StringReader(""));
        closed.close();
        try {
            closed.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        System.out.print("no newline at end");
        System.err.print("err end");
    }
}
