// expect: assertion
// A thread does not give way.
public class PetersonBroken { static int turn; static boolean f0, f1; static int x; public static void main(String[] a) throws Exception { Thread t = new Thread(() -> { f1 = true; turn = 0; while (f0 && turn == 0) Thread.onSpinWait(); int k = x; x = k + 1; f1 = false; }); t.start(); f0 = true; while (f1 && turn == 1) Thread.onSpinWait(); int k = x; x = k + 1; f0 = false; t.join(); assert x == 2; } }
