// expect: assertion
// A thread's name is changed between two looks.
public class NameBetween { 
 public static void main(String[] a) throws Throwable { Thread m = Thread.currentThread(); Thread u = new Thread(() -> m.setName("x")); u.start(); String x = m.getName(), y = m.getName(); u.join(); assert x.equals(y); } }
