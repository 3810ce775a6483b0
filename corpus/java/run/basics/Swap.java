public class Swap {
    public static void main(String[] args) {
        int a = 1, b = 2;
        int t = a; a = b; b = t;
        a = a + b - (b = a);
        System.out.println(a + " " + b);
    }
}
