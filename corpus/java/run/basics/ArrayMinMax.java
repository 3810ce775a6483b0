public class ArrayMinMax {
    public static void main(String[] args) {
        int[] a = {3, -7, 12, 0};
        int mn = a[0], mx = a[0], s = 0, at = 0;
        for (int i = 0; i < a.length; i++) { if (a[i] < mn) mn = a[i]; if (a[i] > mx) { mx = a[i]; at = i; } s += a[i]; }
        System.out.println(mn + " " + mx + " " + at + " " + (double) s / a.length);
    }
}
