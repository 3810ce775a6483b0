// expect: assertion
// Two generators with times of their own.
import java.util.*;
public class TimesForTwo { static int p; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { p = new Random(System.nanoTime()).nextInt(2); }); t.start(); int q = new Random(System.nanoTime()).nextInt(2); t.join(); assert p == q; } }
