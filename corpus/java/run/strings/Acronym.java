import java.util.*;
import java.util.stream.*;

public class Acronym {
    public static void main(String[] args) {
        for (String s : List.of("portable network graphics", "First In, First Out", "", "one-two three")) System.out.println("[" + Arrays.stream(s.split("[\\s-]+")).filter(w -> !w.isEmpty()).map(w -> w.substring(0, 1).toUpperCase(Locale.ROOT)).collect(Collectors.joining()) + "]");
    }
}
