package gov.nasa.jpf.symbc;

/** Signatures of the class of that name in Java PathFinder's symbolic extension. */
public class Debug {
    public static void assume(boolean condition) {}
    public static boolean makeSymbolicBoolean(String name) { return false; }
    public static byte makeSymbolicByte(String name) { return 0; }
    public static char makeSymbolicChar(String name) { return 0; }
    public static short makeSymbolicShort(String name) { return 0; }
    public static int makeSymbolicInteger(String name) { return 0; }
    public static long makeSymbolicLong(String name) { return 0; }
    public static double makeSymbolicReal(String name) { return 0; }
    public static String makeSymbolicString(String name) { return ""; }
    public static Object makeSymbolicRef(String name, Object value) { return value; }
    public static void makeFieldsSymbolic(String name, Object value) {}
    public static Object makeSymbolicNull(String name) { return null; }
    public static String getSymbolicIntegerValue(int value) { return ""; }
    public static String getSymbolicRealValue(double value) { return ""; }
    public static String getSymbolicBooleanValue(boolean value) { return ""; }
    public static void printPC(String message) {}
    public static String getSolvedPC() { return ""; }
    public static String getPC_prefix_notation() { return ""; }
    public static boolean matchAbstractState(Object value) { return false; }
}
