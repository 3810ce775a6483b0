import java.util.*;

public class NullHandling {
    public static void main(String[] args) {
        String s = null;
        System.out.println(s + " " + (s == null) + " " + (s instanceof String) + " " + Objects.equals(s, null) + " " + String.valueOf(s) + " " + (Integer) null);
        Object[] a = {null};
        System.out.println(a[0] + " " + Arrays.asList(a) + Arrays.toString(a) + new ArrayList<>(Arrays.asList(null, 1)).indexOf(null));
    }
}
