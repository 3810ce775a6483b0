// expect: assertion
// Who was notified waits for the monitor.
public class NotifiedBlocked { static final Object L = new Object(); public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { synchronized (L) { try { L.wait(); } catch (InterruptedException e) {} } }); t.start(); while (t.getState() != Thread.State.WAITING) Thread.yield(); synchronized (L) { L.notify(); assert t.getState() == Thread.State.WAITING : t.getState(); } } }
