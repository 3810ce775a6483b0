// expect: assertion
// The stack trace of a shared exception is replaced between two looks.
public class TraceTakenAway { 
 public static void main(String[] a) throws Throwable { Exception e = new Exception(); 
  Thread u = new Thread(() -> e.setStackTrace(new StackTraceElement[0])); u.start(); int x = e.getStackTrace().length; int y = e.getStackTrace().length; u.join(); assert x == y; } }
