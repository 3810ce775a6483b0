// expect: assertion
// A constant is taken from a time.
import sojourner.Choice;
public class ClockLessConstant { 
  public static void main(String[] a) throws Exception {
    if (Choice.anyBoolean()) Thread.sleep(1000);
    if (Choice.anyBoolean()) { }
    long el = System.currentTimeMillis() - 1_800_000_000_000L;
    assert (el / 1000) % 2 == 0;
  } }
