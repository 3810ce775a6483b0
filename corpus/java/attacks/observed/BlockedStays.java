// expect: verified
// Who was seen blocked stays so while the monitor is held.
public class BlockedStays { static final Object L = new Object();
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { synchronized (L) { } });
  synchronized (L) { t.start(); Thread.State s = t.getState(); if (s == Thread.State.BLOCKED) { assert t.getState() == Thread.State.BLOCKED; } } t.join(); assert t.getState() == Thread.State.TERMINATED; } }
