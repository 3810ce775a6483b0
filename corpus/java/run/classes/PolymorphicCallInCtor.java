public class PolymorphicCallInCtor {
    static class P {
        P() { show("P"); }
        void show(String s) { System.out.println(s + " base"); }
    }
    static class Q extends P {
        private String v = "set";
        private final int k = 7;
        private final Integer w = 8;
        Q() { super(); show("Q"); }
        @Override void show(String s) { System.out.println(s + " " + v + " " + k + " " + w); }
    }

    public static void main(String[] args) {
        new Q();
        new P();
        new P() { @Override void show(String s) { System.out.println("anon " + s); super.show(s); } };
    }
}
