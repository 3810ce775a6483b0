// expect: assertion
// The text of a builder is copied while another thread changes it.
public class BuilderTorn { static final StringBuilder B = new StringBuilder("ab"); public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { B.setCharAt(0, 'x'); B.setCharAt(1, 'x'); }); t.start(); String s = B.toString(); assert !s.equals("ax"); } }
