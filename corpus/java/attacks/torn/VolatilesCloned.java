// expect: assertion
// Volatile fields are read one after the other by a clone.
public class VolatilesCloned implements Cloneable { volatile int x, y; static final VolatilesCloned a = new VolatilesCloned();
 public static void main(String[] s) throws Exception { Thread t = new Thread(() -> { a.x = 1; a.y = 1; }); t.start(); VolatilesCloned c = (VolatilesCloned) a.clone(); assert !(c.x == 0 && c.y == 1) : "torn"; } }
