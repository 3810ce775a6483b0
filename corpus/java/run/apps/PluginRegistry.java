import java.util.*;

public class PluginRegistry {
    interface Plugin { String name(); default int priority() { return 0; } Object run(Object in); }
    static class Upper implements Plugin { public String name() { return "upper"; } public Object run(Object o) { return o.toString().toUpperCase(Locale.ROOT); } }
    enum Builtin implements Plugin { REVERSE { public Object run(Object o) { return new StringBuilder(o.toString()).reverse(); } }, LENGTH { public Object run(Object o) { return o.toString().length(); } @Override public int priority() { return -5; } } }
    record Prefix(String p) implements Plugin { public String name() { return "prefix:" + p; } public Object run(Object o) { return p + o; } public int priority() { return 10; } }

    public static void main(String[] args) {
        List<Plugin> ps = new ArrayList<>(List.of(new Upper(), Builtin.REVERSE, Builtin.LENGTH, new Prefix("a-"), new Plugin() { public String name() { return "anon"; } public Object run(Object o) { return o + "!"; } }));
        ps.sort(Comparator.comparingInt(Plugin::priority).reversed().thenComparing(Plugin::name));
        Object v = "start";
        for (Plugin p : ps) { v = p.run(v); System.out.println(p.name() + " -> " + v + " (" + v.getClass().getSimpleName() + ")"); }
    }
}
