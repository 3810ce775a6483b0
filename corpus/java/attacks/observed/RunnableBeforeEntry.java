// expect: assertion
// A thread that stands before a monitor has not tried to take it yet.
public class RunnableBeforeEntry { static final Object L = new Object(); static volatile int x;
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { x = 1; synchronized (L) { } });
  synchronized (L) { t.start(); if (x == 1) { Thread.State s = t.getState(); assert s == Thread.State.BLOCKED : s; } } } }
