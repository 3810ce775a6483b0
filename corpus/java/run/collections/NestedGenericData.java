import java.util.*;

public class NestedGenericData {
    public static void main(String[] args) {
        Map<String, Map<Integer, List<String>>> m = new TreeMap<>();
        for (String s : "de:3:eis de:4:brot en:3:ice en:5:bread de:3:hut".split(" ")) { String[] p = s.split(":"); m.computeIfAbsent(p[0], k -> new TreeMap<>()).computeIfAbsent(Integer.valueOf(p[1]), k -> new ArrayList<>()).add(p[2]); }
        System.out.println(m);
        System.out.println(m.values().stream().flatMap(x -> x.values().stream()).flatMap(List::stream).sorted().toList());
        int[][][] cube = new int[2][][];
        cube[0] = new int[][] {{1}, {2, 3}};
        cube[1] = new int[1][2];
        System.out.println(Arrays.deepToString(cube) + Arrays.stream(cube).flatMap(Arrays::stream).mapToInt(r -> r.length).sum());
        List<? extends Number> ln = List.of(1, 2.5, 3L);
        double t = 0;
        for (Number n : ln) t += n.doubleValue();
        System.out.println(t);
        Optional<List<Optional<String>>> o = Optional.of(List.of(Optional.of("x"), Optional.empty()));
        System.out.println(o + " " + o.get().get(1).or(() -> Optional.of("y")).get());
    }
}
