// expect: unsupported
// One time for two generators.
import java.util.*;
public class SameTimeTwice { public static void main(String[] a) { long t = System.nanoTime(); Random r = new Random(t), q = new Random(t); assert r.nextInt(2) == q.nextInt(2); } }
