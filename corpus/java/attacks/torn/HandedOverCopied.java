// expect: verified
// What a volatile field hands over is copied in one piece or in several: nobody can tell.
public class HandedOverCopied { static final int[] a = new int[2]; static volatile boolean ready;
 public static void main(String[] x) throws Exception { Thread t = new Thread(() -> { a[0] = 1; a[1] = 1; ready = true; }); t.start(); if (ready) { int[] c = a.clone(); assert c[0] == 1 && c[1] == 1; } } }
