public class CatchOrder {
    static String c(Throwable t) {
        try {
            throw t;
        } catch (ArrayIndexOutOfBoundsException e) {
            return "aioobe";
        } catch (IndexOutOfBoundsException e) {
            return "ioobe";
        } catch (IllegalArgumentException | IllegalStateException e) {
            return "illegal";
        } catch (RuntimeException e) {
            return "runtime";
        } catch (Exception e) {
            return "exception";
        } catch (Error e) {
            return "error";
        } catch (Throwable e) {
            return "throwable";
        }
    }

    public static void main(String[] args) {
        for (Throwable t : new Throwable[] {new ArrayIndexOutOfBoundsException(), new StringIndexOutOfBoundsException(), new NumberFormatException(), new IllegalStateException(), new NullPointerException(), new InterruptedException(), new StackOverflowError(), new Throwable(), new ExceptionInInitializerError()}) System.out.println(t.getClass().getSimpleName() + " " + c(t));
    }
}
