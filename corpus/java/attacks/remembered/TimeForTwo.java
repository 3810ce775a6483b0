// expect: unsupported
// Two generators with one time have the same numbers: that is not followed.
import java.util.*;
public class TimeForTwo { static Random r; public static void main(String[] a) throws Exception { long s = System.nanoTime(); Thread t = new Thread(() -> { r = new Random(s); }); t.start(); Random q = new Random(s); t.join(); assert r.nextInt(2) == q.nextInt(2); } }
