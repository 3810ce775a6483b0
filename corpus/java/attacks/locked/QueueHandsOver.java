// expect: assertion
// An element goes through a queue and is written on both sides afterwards.
public class QueueHandsOver { static class N { int v; } 
 public static void main(String[] a) throws Exception { java.util.concurrent.ArrayBlockingQueue<N> q = new java.util.concurrent.ArrayBlockingQueue<>(1); Thread t = new Thread(() -> { try { N n = q.take(); n.v++; } catch (InterruptedException e) { } }); t.start(); N n = new N(); q.put(n); n.v++; t.join(); assert n.v == 2; } }
