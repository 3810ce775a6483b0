// expect: assertion
// A loop waits for a plain field.
public class SpinsPlainly { static boolean stop; static int n; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { n = 5; stop = true; }); t.start(); while (!stop) Thread.onSpinWait(); assert n != 5; } }
