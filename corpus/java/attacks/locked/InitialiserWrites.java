// expect: assertion
// An initialiser writes what another thread reads.
public class InitialiserWrites { static int x; static class C { static { x = 1; } static void f() { } } public static void main(String[] a) throws Exception { Thread t = new Thread(() -> C.f()); t.start(); int p = x, q = x; assert p == q; } }
