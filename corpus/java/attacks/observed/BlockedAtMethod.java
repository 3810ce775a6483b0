// expect: assertion
// A thread that was blocked at a synchronized method goes on.
public class BlockedAtMethod { static synchronized void f() { } public static void main(String[] a) throws Exception { Thread t = new Thread(BlockedAtMethod::f); Thread.State s; synchronized (BlockedAtMethod.class) { t.start(); Thread.State b = t.getState(); if (b != Thread.State.BLOCKED) return; } s = t.getState(); assert s == Thread.State.BLOCKED; } }
