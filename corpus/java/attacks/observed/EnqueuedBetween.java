// expect: assertion
// A reference is enqueued by one thread and polled by another.
public class EnqueuedBetween { 
 public static void main(String[] a) throws Throwable { var q = new java.lang.ref.ReferenceQueue<Object>(); var r = new java.lang.ref.WeakReference<Object>(new Object(), q);
  Thread u = new Thread(() -> r.enqueue()); u.start(); Object x = q.poll(); Object y = q.poll(); u.join(); assert y == null; } }
