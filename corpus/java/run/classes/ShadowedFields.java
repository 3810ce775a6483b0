public class ShadowedFields {
    static class A { String n = "A"; static String s = "SA"; String get() { return n; } }
    static class B extends A { String n = "B"; static String s = "SB"; @Override String get() { return n + super.n + ((A) this).n; } }
    static class C extends B { String n = "C"; String all() { return n + super.n + ((A) this).n + get() + s + A.s; } }

    public static void main(String[] args) {
        A a = new C();
        B b = (B) a;
        System.out.println(a.n + b.n + ((C) b).n + a.get() + ((C) a).all() + a.s + b.s);
        b.n = "changed";
        System.out.println(((C) b).all());
    }
}
