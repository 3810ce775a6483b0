import java.util.*;

public class CustomHierarchy {
    static abstract class AppException extends Exception {
        private final int code;
        AppException(String m, int code, Throwable c) { super(m, c); this.code = code; }
        int code() { return code; }
        @Override public String getMessage() { return "[" + code + "] " + super.getMessage(); }
    }
    static class NotFound extends AppException { NotFound(String what) { super(what + " not found", 404, null); } }
    static class Broken extends AppException { Broken(Throwable t) { super(t.getMessage(), 500, t); } }
    static String load(String id) throws AppException {
        try {
            int n = Integer.parseInt(id);
            if (n > 100) throw new NotFound("item " + n);
            return "item" + 100 / n;
        } catch (ArithmeticException e) {
            throw new Broken(e);
        }
    }

    public static void main(String[] args) {
        for (String s : List.of("5", "0", "101", "abc")) {
            try {
                System.out.println(load(s));
            } catch (NotFound e) {
                System.out.println("nf " + e.getMessage());
            } catch (AppException e) {
                System.out.println(e + " <- " + e.getCause() + " " + e.code());
            } catch (RuntimeException e) {
                System.out.println("rt " + e.getMessage());
            }
        }
    }
}
