// expect: assertion
// The state of a thread that may have ended.
public class StateOfEnded { public static void main(String[] a) throws Exception { Thread t = new Thread(() -> {}); t.start(); assert t.getState() == Thread.State.TERMINATED; } }
