public class ResourceOrder {
    record R(String n) implements AutoCloseable { R { System.out.println("open " + n); } public void close() { System.out.println("close " + n); } }

    public static void main(String[] args) {
        try (R a = new R("a"); R b = new R("b")) { System.out.println(a.n() + b.n()); throw new RuntimeException("x"); } catch (RuntimeException e) { System.out.println("caught " + e.getMessage()); } finally { System.out.println("finally"); }
    }
}
