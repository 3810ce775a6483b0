public class Asserts {
    static boolean sideEffect() {
        System.out.println("evaluated");
        return false;
    }

    public static void main(String[] args) {
        boolean on = false;
        assert on = true;
        System.out.println(on);
        assert sideEffect() : "never shown";
        System.out.println(Asserts.class.desiredAssertionStatus());
        try {
            throw new AssertionError("manual");
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
    }
}
