// expect: assertion
// An object is cloned while another thread writes its fields in order.
public class ObjectCloned implements Cloneable { int x, y; ObjectCloned copy() { try { return (ObjectCloned) clone(); } catch (CloneNotSupportedException e) { throw new Error(e); } }
 static final ObjectCloned a = new ObjectCloned();
 public static void main(String[] x) throws Exception { Thread t = new Thread(() -> { a.x = 1; a.y = 1; }); t.start(); ObjectCloned c = a.copy(); assert !(c.x == 0 && c.y == 1) : "torn"; } }
