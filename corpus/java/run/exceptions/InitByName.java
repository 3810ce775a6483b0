/** An initialiser that fails while a native method of the JDK waits for it. */
public class InitByName {
    static class Broken {
        static final int VALUE = Integer.parseInt("none");
    }

    public static void main(String[] args) throws Exception {
        try {
            Class.forName("InitByName$Broken");
        } catch (ExceptionInInitializerError e) {
            e.printStackTrace();
            System.out.println(e.getException());
        }
        Class.forName("InitByName$Broken");
    }
}
