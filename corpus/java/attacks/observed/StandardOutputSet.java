// expect: assertion
// System.out is a final field that changes.
import java.io.*;
public class StandardOutputSet { public static void main(String[] a) throws Exception { PrintStream n = new PrintStream(new ByteArrayOutputStream());
    Thread t = new Thread(() -> System.setOut(n)); t.start(); PrintStream p = System.out, q = System.out; assert p == q; } }
