import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.vm.Verify;

/** Calls of classes that other tools have: modelled, without effect, or refused by name. */
public class Others {
    public static void main(String[] args) {
        switch (args[0]) {
            case "terminate" -> Verify.storeTraceAndTerminateIf(Verify.getBoolean(), "file", "comment");
            case "no termination" -> Verify.storeTraceAndTerminateIf(false, "file", "comment");
            case "terminate always" -> Verify.storeTraceAndTerminate("file", "comment");
            case "search" -> Verify.terminateSearch();
            case "properties" -> Verify.setProperties("a=b");
            case "attribute" -> Verify.setObjectAttribute(args, 3);
            case "attributes" -> Verify.getElementAttributes(args, 0);
            case "counter" -> Verify.incrementCounter(0);
            case "flip" -> {
                int x = Verify.getBitFlip(0, 2);
                assert Integer.bitCount(x) == 2 && x != 0b101;
            }
            case "flip in range" -> {
                long x = Verify.getBitFlip(5L, 1, 3);
                assert x == 4 || x == 7 || x == 1;
            }
            case "harmless" -> {
                Verify.addComment("a note");
                Verify.setCounter(0, 1);
                Verify.interesting(true);
                Verify.print("a", 1);
                Verify.println();
                Verify.log("name", Verify.INFO, "message");
                Verify.assertTrue(true);
            }
            case "asserted" -> Verify.assertTrue("no", false);
            case "symbolic" -> {
                int x = Debug.makeSymbolicInteger("x");
                Debug.assume(x > 3);
                assert x != 4711;
            }
            case "earlier package" -> {
                int x = gov.nasa.jpf.jvm.Verify.getInt(1, 4);
                gov.nasa.jpf.jvm.Verify.ignoreIf(x == 4);
                assert x != 3;
            }
            case "reference" -> Debug.makeSymbolicRef("x", args);
            default -> throw new IllegalArgumentException(args[0]);
        }
    }
}
