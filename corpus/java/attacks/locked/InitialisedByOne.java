// expect: verified
// The thread that an initialiser starts waits for the initialiser, since its task is a method of that class.
public class InitialisedByOne { static class H { static int y; static Thread t; static { t = new Thread(() -> W.y++); t.start(); W.y++; } static void use() { } } static class W { static int y; }
 public static void main(String[] a) throws Exception { H.use(); H.t.join(); assert W.y == 2; } }
