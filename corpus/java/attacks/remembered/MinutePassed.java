// expect: assertion
// A minute passes, and a calendar shows it.
import java.util.*;
public class MinutePassed { public static void main(String[] a) throws Exception { Calendar c = Calendar.getInstance(TimeZone.getTimeZone("UTC")); int m = c.get(Calendar.MINUTE); boolean s = Math.random() < .5; if (s) Thread.sleep(61_000); Calendar d = Calendar.getInstance(TimeZone.getTimeZone("UTC")); assert d.get(Calendar.MINUTE) == m; } }
