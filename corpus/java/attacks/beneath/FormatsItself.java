// expect: assertion
// What formats itself is code of the program.
import java.util.*;
public class FormatsItself { static int x; static class F implements Formattable { public void formatTo(Formatter f, int fl, int w, int p) { int k = x; x = k + 1; } } public static void main(String[] a) throws Exception { Thread t = new Thread(() -> String.format("%s", new F())); t.start(); String.format("%s", new F()); t.join(); assert x == 2; } }
