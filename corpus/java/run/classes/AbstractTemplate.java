import java.util.*;

public class AbstractTemplate {
    static abstract class Shape {
        private static int next = 1;
        protected final int id = next++;

        abstract double area();

        double perimeter() {
            throw new UnsupportedOperationException(getClass().getSimpleName());
        }

        @Override
        public String toString() {
            return String.format(Locale.ROOT, "%s#%d[%.3f]", getClass().getSimpleName(), id, area());
        }
    }

    static class Circle extends Shape {
        final double r;

        Circle(double r) {
            this.r = r;
        }

        @Override
        double area() {
            return Math.PI * r * r;
        }
    }

    static class Rect extends Shape {
        final double w, h;

        Rect(double w, double h) {
            this.w = w;
            this.h = h;
        }

        @Override
        double area() {
            return w * h;
        }

        @Override
        double perimeter() {
            return 2 * (w + h);
        }
    }

    static class Square extends Rect {
        Square(double s) {
            super(s, s);
        }

        @Override
        double perimeter() {
            return super.perimeter() + 0.0;
        }
    }

    public static void main(String[] args) {
        List<Shape> l = new ArrayList<>(List.of(new Circle(1), new Rect(2, 3), new Square(1.5), new Circle(0.5)));
        l.sort(Comparator.comparingDouble(Shape::area));
        System.out.println(l);
        for (Shape s : l) {
            try {
                System.out.println(s.perimeter());
            } catch (UnsupportedOperationException e) {
                System.out.println("unsupported for " + e.getMessage());
            }
        }
        double total = 0;
        for (Shape s : l) total += s instanceof Square q ? q.w : s instanceof Rect r ? r.area() : -1;
        System.out.println(total);
    }
}
