// expect: assertion
// The monitor of the class is not that of the object.
public class ClassAndObject { static int x; static synchronized void inc() { int k = x; x = k + 1; } synchronized void dec() { int k = x; x = k + 1; } public static void main(String[] a) throws Exception { Thread t = new Thread(ClassAndObject::inc); t.start(); new ClassAndObject().dec(); t.join(); assert x == 2; } }
