public class RetryLoop {
    static int tries; static int flaky() { if (++tries < 3) throw new IllegalStateException("try " + tries); return tries; }

    public static void main(String[] args) {
        int r = 0;
        for (int i = 0; i < 5 && r == 0; i++) try { r = flaky(); } catch (IllegalStateException e) { System.out.println(e.getMessage()); } finally { System.out.println("finally " + i); }
        System.out.println(r);
    }
}
