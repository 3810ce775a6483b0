// expect: assertion
// A property is set between two looks.
public class PropertyBetween { 
 public static void main(String[] a) throws Throwable { Thread u = new Thread(() -> System.setProperty("k", "v")); u.start(); Object x = System.getProperty("k"), y = System.getProperty("k"); u.join(); assert x == y; } }
