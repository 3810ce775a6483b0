// expect: assertion
// A time is added to itself.
import sojourner.Choice; 
public class ClockTwice { // sum of two times leaves the window
  public static void main(String[] a) throws Exception {
    long t = System.nanoTime(); long s = t + t;
    t = 0;
    if (Choice.anyBoolean()) Thread.sleep(1000);
    if (Choice.anyBoolean()) { }
    long u = System.nanoTime();
    assert u + u - s < 500_000_000L;
  } }
