// expect: assertion
// Each thread owns a synchronizer of its own.
public class OwnerEach { static int x; static class Fake extends java.util.concurrent.locks.AbstractOwnableSynchronizer { void in() { setExclusiveOwnerThread(Thread.currentThread()); } }
 static void inc() { Fake f = new Fake(); f.in(); synchronized (f) { int k = x; x = k + 1; } }
 public static void main(String[] a) throws Exception {
  Thread t = new Thread(() -> inc()); t.start(); inc(); t.join(); assert x == 2; } }
