// expect: assertion
// The same field of another object has another lock, once.
public class OtherLockElsewhere { static class Box { int v; } static final Box[] B = { new Box(), new Box() }; static final Object[] L = { new Object(), new Object() }; static void inc(int lock, int box) { synchronized (L[lock]) { int k = B[box].v; B[box].v = k + 1; } } public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { inc(0, 0); inc(1, 1); }); t.start(); inc(0, 0); inc(0, 1); t.join(); assert B[1].v == 2; } }
