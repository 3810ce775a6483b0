// expect: assertion
// A reference is cleared between two looks.
import java.lang.ref.*;
public class ReferenceCleared { static final WeakReference<Object> W = new WeakReference<>("k"); public static void main(String[] a) throws Exception { Thread t = new Thread(() -> W.clear()); t.start(); boolean p = W.get() != null, q = W.get() != null; assert p == q; } }
