import java.lang.invoke.*;
import java.util.*;

public class DynamicDispatchTable {
    static int add(int a, int b) { return a + b; }
    static int mul(int a, int b) { return a * b; }
    int scale = 3;
    int scaled(int a, int b) { return scale * (a - b); }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodType t = MethodType.methodType(int.class, int.class, int.class);
        Map<String, MethodHandle> m = new TreeMap<>();
        for (String n : List.of("add", "mul")) m.put(n, l.findStatic(DynamicDispatchTable.class, n, t));
        m.put("scaled", l.findVirtual(DynamicDispatchTable.class, "scaled", t).bindTo(new DynamicDispatchTable()));
        m.put("max", l.findStatic(Math.class, "max", t));
        m.put("swap", MethodHandles.permuteArguments(m.get("scaled"), t, 1, 0));
        for (var e : m.entrySet()) { int r = (int) e.getValue().invokeExact(7, 5); System.out.println(e.getKey() + " " + r + " " + e.getValue().type()); }
        int acc = 0;
        for (int i = 0; i < 100; i++) acc = (int) m.get(i % 2 == 0 ? "add" : "swap").invokeExact(acc, i);
        System.out.println(acc);
        MethodHandle cat = l.findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class));
        System.out.println((String) MethodHandles.insertArguments(cat, 1, "!").invokeExact("hey") + cat.bindTo("a").invoke("b"));
    }
}
