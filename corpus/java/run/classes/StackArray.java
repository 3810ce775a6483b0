import java.util.*;

public class StackArray {
    static class St { private int[] a = new int[2]; private int n; void push(int v) { if (n == a.length) a = Arrays.copyOf(a, n * 2); a[n++] = v; } int pop() { if (n == 0) throw new IllegalStateException("empty"); return a[--n]; } }

    public static void main(String[] args) {
        St s = new St();
        for (int i = 0; i < 9; i++) s.push(i * i);
        StringBuilder sb = new StringBuilder();
        try { while (true) sb.append(s.pop()).append(' '); } catch (IllegalStateException e) { sb.append(e.getMessage()); }
        System.out.println(sb + " " + s.a.length);
    }
}
