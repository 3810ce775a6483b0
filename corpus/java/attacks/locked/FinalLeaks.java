// expect: assertion
// An object leaks from its constructor before its final field is set.
public class FinalLeaks { static FinalLeaks s; final int f; static final Object L = new Object(); FinalLeaks() { synchronized (L) { s = this; } f = 1; }
 public static void main(String[] a) throws Exception { Thread t = new Thread(() -> new FinalLeaks()); t.start(); FinalLeaks o; synchronized (L) { o = s; } if (o != null) assert o.f == 1; t.join(); } }
