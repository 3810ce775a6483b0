import java.io.*;

public class CopyStreams {
    public static void main(String[] args) throws Throwable {
        ByteArrayInputStream in = new ByteArrayInputStream("line one\nline two\n".getBytes());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buf = new byte[4];
        int n, c = 0;
        while ((n = in.read(buf)) > 0) { out.write(buf, 0, n); c++; }
        System.out.println(c + " " + out.size() + " " + out.toString().replace('\n', '|'));
        PrintWriter w = new PrintWriter(new OutputStreamWriter(out));
        w.printf("%d%n", 5);
        w.flush();
        System.out.println(new BufferedReader(new StringReader(out.toString())).lines().count());
    }
}
