public class InitErrorChain {
    static class A { static final int V = B.W + 1; }
    static class B { static final int W = Integer.parseInt("seven"); }

    public static void main(String[] args) {
        try {
            System.out.println(A.V);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause().getMessage());
        }
        try {
            System.out.println(A.V);
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage() + " | " + e.getCause().getMessage());
        }
        try {
            System.out.println(B.W);
        } catch (Throwable e) {
            System.out.println(e);
        }
    }
}
