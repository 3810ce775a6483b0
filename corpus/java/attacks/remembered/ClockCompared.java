// expect: assertion
// A time is compared with a constant.
import sojourner.Choice;
public class ClockCompared { 
  public static void main(String[] a) throws Exception {
    if (Choice.anyBoolean()) Thread.sleep(1000);
    if (Choice.anyBoolean()) { }
    assert System.currentTimeMillis() < 1_900_000_000_500L;
  } }
