// expect: assertion
// A class that says it is owned and is no lock.
public class OwnerByHand { static int x; static class Fake extends java.util.concurrent.locks.AbstractOwnableSynchronizer { void in() { setExclusiveOwnerThread(Thread.currentThread()); } void out() { setExclusiveOwnerThread(null); } }
 static final Fake F = new Fake();
 static void inc() { F.in(); int k = x; x = k + 1; F.out(); }
 public static void main(String[] a) throws Exception {
  Thread t = new Thread(() -> inc()); t.start(); inc(); t.join(); assert x == 2; } }
