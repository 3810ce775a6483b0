/** Calls: virtual ones with several receivers, static ones, recursion, short getters. */
public class VirtualCalls {
    abstract static class Shape {
        abstract int area(int scale);

        int sides() {
            return 0;
        }
    }

    static class Square extends Shape {
        private final int side;

        Square(int side) {
            this.side = side;
        }

        int side() {
            return side;
        }

        @Override
        int area(int scale) {
            return side() * side() * scale;
        }

        @Override
        int sides() {
            return 4;
        }
    }

    static class Disc extends Shape {
        private final int radius;

        Disc(int radius) {
            this.radius = radius;
        }

        @Override
        int area(int scale) {
            return 3 * radius * radius * scale;
        }
    }

    static class Triangle extends Shape {
        @Override
        int area(int scale) {
            return scale;
        }

        @Override
        int sides() {
            return 3;
        }
    }

    static int fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    public static void main(String[] args) {
        Shape[] shapes = {new Square(3), new Disc(2), new Triangle(), new Square(5)};
        int sum = 0;
        for (int i = 0; i < 4_000_000; i++) {
            Shape shape = shapes[i & 3];
            sum += shape.area(i) + shape.sides();
        }
        System.out.println(sum + " " + fib(32));
    }
}
