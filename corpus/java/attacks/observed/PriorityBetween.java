// expect: assertion
// A thread's priority is changed between two looks.
public class PriorityBetween { 
 public static void main(String[] a) throws Throwable { Thread m = Thread.currentThread(); Thread u = new Thread(() -> m.setPriority(3)); u.start(); int x = m.getPriority(), y = m.getPriority(); u.join(); assert x == y; } }
