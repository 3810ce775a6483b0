public class UncaughtNoMessage {
    static class Quiet extends RuntimeException { }
    static class Empty extends RuntimeException { Empty() { super(""); } }

    public static void main(String[] args) {
        try {
            throw new Empty();
        } catch (Empty e) {
            System.out.println("[" + e + "]");
        }
        throw new Quiet();
    }
}
