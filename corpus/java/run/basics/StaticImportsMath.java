public class StaticImportsMath {
    public static void main(String[] args) {
        double a = Math.hypot(3, 4), b = Math.toDegrees(Math.PI / 4), c = Math.cbrt(27);
        System.out.println(a + " " + b + " " + c + " " + Math.floorMod(-1, 5) + Math.abs(-3.5f) + Math.signum(-2.0) + Math.max(1, 2L) + Math.ceil(1.01));
    }
}
