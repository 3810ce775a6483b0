public class ErrorsUncaught {
    static int depth(int n) { return n == 0 ? 0 : depth(n - 1) + Integer.parseInt("x" + n); }

    public static void main(String[] args) {
        System.out.println("start");
        depth(2);
    }
}
