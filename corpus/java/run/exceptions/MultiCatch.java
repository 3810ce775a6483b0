import java.util.*;

public class MultiCatch {
    public static void main(String[] args) {
        for (int k = 0; k < 4; k++) try { Object o = switch (k) { case 0 -> Integer.parseInt("q"); case 1 -> new int[0][k - 1]; case 2 -> (Object) List.of().get(0); default -> (String) (Object) k; }; System.out.println("got " + o.getClass().getSimpleName()); } catch (NumberFormatException | ClassCastException e) { System.out.println("A " + e.getClass().getSimpleName()); } catch (IndexOutOfBoundsException e) { System.out.println("B " + e.getMessage()); }
    }
}
