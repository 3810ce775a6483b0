public class CalculatorSwitch {
    static double calc(double a, char op, double b) { switch (op) { case '+': return a + b; case '-': return a - b; case '*': return a * b; case '/': if (b == 0) throw new ArithmeticException("division by zero"); return a / b; default: throw new IllegalArgumentException("operator " + op); } }

    public static void main(String[] args) {
        for (char c : "+-*/%".toCharArray()) for (double b : new double[] {2, 0}) try { System.out.println(c + " " + calc(7, c, b)); } catch (ArithmeticException | IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
