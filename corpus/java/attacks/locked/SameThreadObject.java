// expect: assertion
// Two threads of one site, one after the other, and main beside them.
public class SameThreadObject { static int x; static final Object L = new Object();
 public static void main(String[] a) throws Exception { for (int i = 0; i < 2; i++) { Thread t = new Thread(() -> { int k = x; x = k + 1; }); t.start(); if (i == 0) t.join(); else { int k = x; x = k + 1; t.join(); } } assert x == 3; } }
