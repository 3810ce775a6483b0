// expect: assertion
// System.out is replaced between two looks.
public class OutReplaced { 
 public static void main(String[] a) throws Throwable { Thread u = new Thread(() -> System.setOut(new java.io.PrintStream(new java.io.ByteArrayOutputStream()))); u.start(); Object x = System.out, y = System.out; u.join(); assert x == y; } }
