public class WhileCountdown {
    public static void main(String[] args) {
        int i = 10;
        while (i --> 0) System.out.print(i + (i % 2 == 0 ? "e " : "o "));
        System.out.println();
        do { i += 3; if (i == 5) continue; System.out.print(i + " "); } while (i < 12);
        System.out.println();
    }
}
