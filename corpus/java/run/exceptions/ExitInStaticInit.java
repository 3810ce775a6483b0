public class ExitInStaticInit {
    static class Quitter {
        static int x;

        static {
            System.out.print("quitting");
            System.exit(42);
        }
    }

    public static void main(String[] args) {
        try {
            Quitter.x++;
        } catch (Throwable t) {
            System.out.println("not caught");
        }
    }
}
