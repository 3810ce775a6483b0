// expect: assertion
// A deadline that is very far ahead.
import sojourner.Choice;
public class ClockFarAhead { 
  public static void main(String[] a) throws Exception {
    long deadline = System.nanoTime() + (1L<<60);
    if (Choice.anyBoolean()) Thread.sleep(1000);
    if (Choice.anyBoolean()) { }
    long left = deadline - System.nanoTime();
    assert left > (1L<<60) - 500_000_000L;
  } }
