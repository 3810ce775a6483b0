public class ValidateInput {
    static int age(String s) { try { int n = Integer.parseInt(s.trim()); if (n < 0 || n > 150) throw new IllegalArgumentException("out of range: " + n); return n; } catch (NumberFormatException e) { throw new IllegalArgumentException("not a number: " + s, e); } }

    public static void main(String[] args) {
        for (String s : new String[] {"42", " 7 ", "-1", "x", "200", ""}) try { System.out.println(age(s)); } catch (IllegalArgumentException e) { System.out.println(e.getMessage() + (e.getCause() == null ? "" : " / " + e.getCause().getMessage())); }
    }
}
