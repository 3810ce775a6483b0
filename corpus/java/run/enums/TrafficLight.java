import java.util.*;

public class TrafficLight {
    enum L { RED(30), GREEN(25), YELLOW(5); final int s; L(int s) { this.s = s; } L next() { return values()[(ordinal() + 1) % values().length]; } }

    public static void main(String[] args) {
        L l = L.RED;
        int t = 0;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 7; i++) { sb.append(l).append('@').append(t).append(' '); t += l.s; l = l.next(); }
        System.out.println(sb.toString().trim() + " " + Arrays.stream(L.values()).mapToInt(x -> x.s).sum());
    }
}
