package gov.nasa.jpf.vm;

/** Signatures only: the checker provides the behaviour. */
public class Verify {
    public static final int NO_VALUE = -1;
    public static final int SEVERE = 1, WARNING = 2, INFO = 3, FINE = 4, FINER = 5, FINEST = 6;

    // Decisions.
    public static boolean getBoolean() { return false; }
    public static boolean getBoolean(boolean falseFirst) { return false; }
    public static int getInt(int min, int max) { return min; }
    public static int getInt(String key) { return 0; }
    public static double getDouble(String key) { return 0; }
    public static Object getObject(String key) { return null; }
    public static int getIntFromList(int... values) { return values[0]; }
    public static long getLongFromList(long... values) { return values[0]; }
    public static float getFloatFromList(float... values) { return values[0]; }
    public static double getDoubleFromList(double... values) { return values[0]; }
    public static int random(int max) { return 0; }
    public static boolean randomBool() { return false; }
    public static Object randomObject(String type) { return null; }
    public static long getBitFlip(long v, int flips, int bits) { return v; }
    public static long getBitFlip(long v, int flips) { return v; }
    public static int getBitFlip(int v, int flips) { return v; }
    public static short getBitFlip(short v, int flips) { return v; }
    public static char getBitFlip(char v, int flips) { return v; }
    public static byte getBitFlip(byte v, int flips) { return v; }

    // The search.
    public static void ignoreIf(boolean condition) {}
    public static void terminateSearch() {}
    public static void interesting(boolean condition) {}
    public static void boring(boolean condition) {}
    public static void breakTransition(String reason) {}
    public static int breakTransition(String reason, int min, int max) { return -1; }
    public static void beginAtomic() {}
    public static void endAtomic() {}
    public static void setHeuristicSearchValue(int value) {}
    public static void resetHeuristicSearchValue() {}
    public static int getHeuristicSearchValue() { return 0; }

    // Properties.
    public static void assertTrue(boolean condition) { if (!condition) throw new AssertionError(); }
    public static void assertTrue(String message, boolean condition) { if (!condition) throw new AssertionError(message); }

    // Memory of the search, outside of the program's state.
    public static int getCounter(int id) { return 0; }
    public static void setCounter(int id, int value) {}
    public static void resetCounter(int id) {}
    public static int incrementCounter(int id) { return 0; }
    public static void putValue(String key, int value) {}
    public static int getValue(String key) { return NO_VALUE; }
    public static boolean getBitInBitSet(int id, int bit) { return false; }
    public static void setBitInBitSet(int id, int bit, boolean value) {}

    // Notes and output.
    public static void addComment(String comment) {}
    public static void atLabel(String label) {}
    public static void atLabel(int label) {}
    public static void instrumentPoint(String label) {}
    public static void instrumentPointDeep(String label) {}
    public static void instrumentPointDeepRecur(String label, int depth) {}
    public static void print(String s) { System.out.print(s); }
    public static void print(String s, int i) { System.out.print(s + " : " + i); }
    public static void print(String s, boolean b) { System.out.print(s + " : " + b); }
    public static void print(String... parts) { for (String s : parts) System.out.print(s); }
    public static void println() { System.out.println(); }
    public static void println(String s) { System.out.println(s); }
    public static void threadPrint(String s) { System.out.print(Thread.currentThread().getName() + ": " + s); }
    public static void threadPrintln(String s) { System.out.println(Thread.currentThread().getName() + ": " + s); }
    public static void printPathOutput(String message) {}
    public static void printPathOutput(boolean condition, String message) {}
    public static void storeTrace(String file, String comment) {}
    public static void storeTraceIf(boolean condition, String file, String comment) {}
    public static void storeTraceAndTerminate(String file, String comment) {}
    public static void storeTraceAndTerminateIf(boolean condition, String file, String comment) {}
    public static void log(String logger, int level, String message) { System.err.println(message); }
    public static void log(String logger, int level, String message, String argument) { System.err.println(message); }
    public static void log(String logger, int level, String format, Object... arguments) { System.err.printf(format, arguments); }

    // Questions about the checker.
    public static boolean isRunningInJPF() { return false; }
    public static boolean vmIsMatchingStates() { return false; }
    public static boolean isTraceReplay() { return false; }
    public static boolean isCalledFromClass(String name) { return false; }
    public static boolean isShared(Object o) { return false; }
    public static void setShared(Object o, boolean shared) {}
    public static void freezeSharedness(Object o, boolean freeze) {}
    public static void setProperties(String... properties) {}
    public static String getProperty(String key) { return null; }
    public static long currentTimeMillis() { return 0; }
    public static void busyWait(long duration) {}

    // Attributes: values attached to fields, locals, elements and objects by listeners.
    public static void setFieldAttribute(Object o, String field, int value) {}
    public static int getFieldAttribute(Object o, String field) { return 0; }
    public static void addFieldAttribute(Object o, String field, int value) {}
    public static int[] getFieldAttributes(Object o, String field) { return new int[0]; }
    public static void setLocalAttribute(String local, int value) {}
    public static int getLocalAttribute(String local) { return 0; }
    public static void addLocalAttribute(String local, int value) {}
    public static int[] getLocalAttributes(String local) { return new int[0]; }
    public static void setElementAttribute(Object array, int index, int value) {}
    public static int getElementAttribute(Object array, int index) { return 0; }
    public static void addElementAttribute(Object array, int index, int value) {}
    public static int[] getElementAttributes(Object array, int index) { return new int[0]; }
    public static void setObjectAttribute(Object o, int value) {}
    public static int getObjectAttribute(Object o) { return 0; }
    public static void addObjectAttribute(Object o, int value) {}
    public static int[] getObjectAttributes(Object o) { return new int[0]; }
}
