// expect: assertion
// main goes on without the lock as soon as the other thread does not seem to be alive.
public class EndsFirst { static int x; static final Object L = new Object(); static void inc() { synchronized (L) { int k = x; x = k + 1; } }
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> inc()); if (!t.isAlive()) t.start(); if (!t.isAlive()) { x = 10; } else { int k = x; x = k + 1; } t.join(); assert x == 2 || x == 10; } }
