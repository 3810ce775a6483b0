public class CauseChains {
    static void a(int d) throws Exception {
        try {
            if (d == 0) throw new java.io.IOException("root");
            a(d - 1);
        } catch (Exception e) {
            throw new Exception("level " + d, e);
        }
    }

    public static void main(String[] args) {
        try {
            a(3);
        } catch (Exception e) {
            for (Throwable t = e; t != null; t = t.getCause()) System.out.println(t);
            java.io.StringWriter w = new java.io.StringWriter();
            e.printStackTrace(new java.io.PrintWriter(w));
            System.out.print(w);
        }
    }
}
