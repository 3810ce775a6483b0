import java.util.*;
public class ShapesInheritance {
    static abstract class Shape implements Comparable<Shape>, Cloneable {
        private static int made;
        protected final String id;
        {
            id = getClass().getSimpleName().charAt(0) + "" + ++made;
        }
        abstract double area();
        double perimeter() {
            throw new UnsupportedOperationException(id);
        }
        public int compareTo(Shape o) {
            return Double.compare(area(), o.area());
        }
        @Override public String toString() {
            return String.format(Locale.ROOT, "%s[%.2f]", id, area());
        }
        @Override protected Shape clone() {
            try {
                return (Shape) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }
    static class Circle extends Shape {
        double r;
        Circle(double r) {
            this.r = r;
        }
        double area() {
            return Math.PI * r * r;
        }
        @Override double perimeter() {
            return 2 * Math.PI * r;
        }
    }
    static class Rect extends Shape {
        double w, h;
        Rect(double w, double h) {
            this.w = w;
            this.h = h;
        }
        double area() {
            return w * h;
        }
        @Override double perimeter() {
            return 2 * (w + h);
        }
        @Override public boolean equals(Object o) {
            if (this == o) return true;
            if (o == null || getClass() != o.getClass()) return false;
            Rect q = (Rect) o;
            return Double.compare(w, q.w) == 0 && Double.compare(h, q.h) == 0;
        }
        @Override public int hashCode() {
            return Objects.hash(w, h);
        }
    }
    static class Square extends Rect {
        Square(double s) {
            super(s, s);
        }
        @Override public String toString() {
            return "sq " + super.toString();
        }
    }
    static class Blob extends Shape {
        double area() {
            return 0.5;
        }
    }
    interface Drawable {
        default String draw() {
            return "draw " + this;
        }
    }
    interface Movable {
        default String draw() {
            return "move";
        }
    }
    static class Sprite implements Drawable, Movable {
        public String draw() {
            return Drawable.super.draw() + "+" + Movable.super.draw();
        }
        @Override public String toString() {
            return "sprite";
        }
    }
    static String kind(Shape s) {
        if (s instanceof Square q && q.w > 2) return "big square";
        else if (s instanceof Rect r) return r.w == r.h ? "square-like" : "rect " + r.w + "x" + r.h;
        else if (!(s instanceof Circle c)) return "other";
        else return "circle " + c.r;
    }
    public static void main(String[] args) {
        List<Shape> l = new ArrayList<>(List.of(new Circle(1), new Rect(2, 3), new Square(3), new Blob(), new Square(1.5)));
        Collections.sort(l);
        System.out.println(l);
        for (Shape s : l) System.out.print(kind(s) + "; ");
        System.out.println();
        double total = 0;
        for (Shape s : l) try {
            total += s.perimeter();
        } catch (UnsupportedOperationException e) {
            System.out.println("no perimeter " + e.getMessage());
        }
        System.out.printf(Locale.ROOT, "%.4f%n", total);
        Rect a = new Rect(1, 2), b = new Rect(1, 2);
        Set<Shape> set = new HashSet<>(List.of(a));
        System.out.println(a.equals(b) + " " + set.contains(b) + " " + a.equals(new Square(1)) + " " + (a.clone() != a) + a.clone().equals(a) + a.clone().id.equals(a.id));
        System.out.println(new Sprite().draw() + " " + Collections.max(l) + " " + Collections.min(l, Comparator.comparing(Shape::toString)));
        Shape anon = new Shape() {
            double area() {
                return 7;
            }
        };
        System.out.println(anon);
    }
}
