public class MainClassInitFails {
    static {
        System.out.println("static block");
        if (true) throw new RuntimeException("main class broken");
    }

    public static void main(String[] args) {
        System.out.println("unreachable");
    }
}
