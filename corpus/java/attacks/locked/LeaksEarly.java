// expect: assertion
// An object is seen before its constructor has set a field.
public class LeaksEarly { int f; static LeaksEarly s; LeaksEarly() { s = this; f = 1; } public static void main(String[] a) throws Exception { Thread t = new Thread(() -> new LeaksEarly()); t.start(); LeaksEarly o = s; if (o != null) assert o.f == 1; } }
