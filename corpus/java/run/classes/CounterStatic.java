public class CounterStatic {
    static class C { static int n; final int id; C() { id = ++n; } static void reset() { n = 0; } @Override public String toString() { return "C" + id + "/" + n; } }

    public static void main(String[] args) {
        System.out.println(new C() + " " + new C());
        C a = new C();
        C.reset();
        System.out.println(a + " " + new C() + a);
    }
}
