public class MandelbrotAscii {
    public static void main(String[] args) {
        for (double y = -1.2; y <= 1.2; y += 0.2) { StringBuilder sb = new StringBuilder(); for (double x = -2; x <= 0.6; x += 0.065) { double a = 0, b = 0; int i = 0; while (a * a + b * b < 4 && i < 40) { double t = a * a - b * b + x; b = 2 * a * b + y; a = t; i++; } sb.append(" .:-=+*#%@".charAt(i * 9 / 40)); } System.out.println(sb.toString().stripTrailing()); }
        double pi = 0;
        for (int k = 0; k < 2000; k++) pi += (k % 2 == 0 ? 4.0 : -4.0) / (2 * k + 1);
        System.out.println(pi);
    }
}
