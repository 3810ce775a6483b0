public class UncaughtSimple {
    public static void main(String[] args) {
        int[] a = new int[2];
        System.out.print("no newline");
        a[2] = 1;
    }
}
