// expect: assertion
// A time as a text.
import sojourner.Choice; 
public class ClockAsText { 
  public static void main(String[] a) throws Exception {
    String t = "" + System.currentTimeMillis(); 
    if (Choice.anyBoolean()) Thread.sleep(1000);
    if (Choice.anyBoolean()) { }
    assert t.equals("" + System.currentTimeMillis());
  } }
