// expect: assertion
// A text is made of an array that is written meanwhile.
import java.util.*;
public class TextTorn { static final char[] C = {'a', 'b'}; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { C[0] = 'x'; C[1] = 'x'; }); t.start(); String s = new String(C); assert !s.equals("ax"); } }
