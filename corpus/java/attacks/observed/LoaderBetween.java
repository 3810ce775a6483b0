// expect: unsupported
// A thread's context class loader is changed between two looks.
public class LoaderBetween { 
 public static void main(String[] a) throws Throwable { Thread m = Thread.currentThread(); Thread u = new Thread(() -> m.setContextClassLoader(null)); u.start(); Object x = m.getContextClassLoader(), y = m.getContextClassLoader(); u.join(); assert x == y; } }
