public class RectangleArea {
    static class Rect { private final double w, h; Rect(double w, double h) { if (w < 0 || h < 0) throw new IllegalArgumentException("negative side"); this.w = w; this.h = h; } Rect(double s) { this(s, s); } double area() { return w * h; } boolean isSquare() { return w == h; } }

    public static void main(String[] args) {
        System.out.println(new Rect(2, 3.5).area() + " " + new Rect(4).isSquare());
        try { new Rect(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
