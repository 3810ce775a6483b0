public class ComplexNumbers {
    record Cx(double re, double im) { Cx plus(Cx o) { return new Cx(re + o.re, im + o.im); } Cx times(Cx o) { return new Cx(re * o.re - im * o.im, re * o.im + im * o.re); } double abs() { return Math.hypot(re, im); } @Override public String toString() { return re + (im < 0 ? "-" : "+") + Math.abs(im) + "i"; } }

    public static void main(String[] args) {
        Cx a = new Cx(3, 4), b = new Cx(1, -2);
        System.out.println(a.plus(b) + " " + a.times(b) + " " + a.abs() + " " + a.equals(new Cx(3, 4)) + " " + new Cx(0.0, 0).equals(new Cx(-0.0, 0)) + a.hashCode());
    }
}
