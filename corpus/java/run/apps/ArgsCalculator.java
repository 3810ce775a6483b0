// args: 12 + 30 x - 0x1f / 0
public class ArgsCalculator {
    public static void main(String[] args) {
        int acc = 0;
        String op = "+";
        for (String a : args) { if (a.matches("[-+x/]")) { op = a; continue; } int v = Integer.decode(a); System.out.println(acc + " " + op + " " + v); acc = switch (op) { case "+" -> acc + v; case "-" -> acc - v; case "x" -> acc * v; default -> acc / v; }; }
        System.out.println(acc);
    }
}
