// expect: verified
// A part of a generator is another object.
import java.util.*;
public class SplitIsAnother { public static void main(String[] a) { SplittableRandom r = new SplittableRandom(); assert r.split() != r; } }
