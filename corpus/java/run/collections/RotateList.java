import java.util.*;

public class RotateList {
    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3, 4, 5));
        Collections.rotate(l, 2);
        System.out.print(l);
        Collections.rotate(l, -3);
        System.out.print(l);
        Collections.rotate(l.subList(1, 4), 1);
        System.out.println(l);
    }
}
