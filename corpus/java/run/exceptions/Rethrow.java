import java.io.FileNotFoundException;
import java.io.IOException;

public class Rethrow {
    static void source(int k) throws IOException, InterruptedException {
        switch (k) {
            case 0: throw new FileNotFoundException("nofile");
            case 1: throw new InterruptedException("intr");
            case 2: throw new IOException("io", new RuntimeException("why"));
            case 3: throw new ArrayIndexOutOfBoundsException(9);
            case 4: throw new AssertionError(42);
            case 5: throw new StringIndexOutOfBoundsException(3);
            case 6: throw null;
            default: System.out.println("fine");
        }
    }

    static void precise(int k) throws IOException, InterruptedException {
        try {
            source(k);
        } catch (final Exception e) {
            System.out.println("  passing " + e.getClass().getSimpleName());
            throw e;
        }
    }

    public static void main(String[] args) {
        for (int k = 0; k < 8; k++) {
            try {
                precise(k);
            } catch (FileNotFoundException e) {
                System.out.println("fnf " + e.getMessage());
            } catch (IOException | InterruptedException e) {
                System.out.println("checked " + e + " cause " + e.getCause());
            } catch (IndexOutOfBoundsException e) {
                System.out.println("index " + e.getMessage());
            } catch (RuntimeException e) {
                System.out.println("runtime " + e.getMessage());
            } catch (Throwable t) {
                System.out.println("other " + t);
            }
        }
        System.out.println(new RuntimeException(new IOException("inner")).getMessage());
        System.out.println(new RuntimeException((Throwable) null).getMessage());
        System.out.println(new RuntimeException("m", null).getCause());
        System.out.println(new AssertionError("a", new Error("b")));
        System.out.println(new AssertionError(1.5).getMessage() + new AssertionError('c').getMessage() + new AssertionError((Object) null).getMessage());
        System.out.println(new IndexOutOfBoundsException(5L).getMessage() + " " + new ArrayIndexOutOfBoundsException("x"));
        System.out.println(new EnumConstantNotPresentException(Thread.State.class, "NONE").getMessage());
        System.out.println(new TypeNotPresentException("T", null).getMessage());
        System.out.println(new java.util.MissingResourceException("m", "c", "k").getKey());
    }
}
