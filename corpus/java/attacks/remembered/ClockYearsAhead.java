// expect: assertion
// A deadline that is years ahead.
import sojourner.Choice;
public class ClockYearsAhead { 
  public static void main(String[] a) throws Exception {
    long expires = System.currentTimeMillis() + 50L*365*24*3600*1000; // 50 years
    if (Choice.anyBoolean()) Thread.sleep(1000);
    if (Choice.anyBoolean()) { }
    assert expires - System.currentTimeMillis() > 50L*365*24*3600*1000 - 500;
  } }
