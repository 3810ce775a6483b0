import java.lang.reflect.*;
import java.util.*;
public class EncapsulationErrors {
    static void t(String l, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(l + " = " + c.call());
        } catch (Throwable e) {
            System.out.println(l + " ! " + e.toString().replaceAll("@[0-9a-f]+", "@#"));
        }
    }
    private static class Priv {
        private int secret = 42;
        private Priv() {
        }
        private String hid(String a) {
            return "hid" + a;
        }
        final int fin = 5;
        static final String SF = "sf";
        final Object obj = "o";
    }
    public static void main(String[] args) throws Exception {
        t("String.value", () -> { Field f = String.class.getDeclaredField("value"); f.setAccessible(true); return f.get("abc"); });
        t("trySet", () -> String.class.getDeclaredField("value").trySetAccessible());
        t("ArrayList.elementData", () -> { Field f = ArrayList.class.getDeclaredField("elementData"); f.setAccessible(true); return 1; });
        t("Integer ctor", () -> { Constructor<?> c = Class.forName("java.lang.Integer$IntegerCache").getDeclaredConstructor(); c.setAccessible(true); return c.newInstance(); });
        t("Unsafe", () -> { Class<?> u = Class.forName("jdk.internal.misc.Unsafe"); return u.getMethod("getUnsafe").invoke(null); });
        t("private no access", () -> { Method m = Collections.class.getDeclaredMethod("swap", Object[].class, int.class, int.class); return m.invoke(null, null, 1, 2); });
        t("impl class public method", () -> { Object l = Collections.unmodifiableList(new ArrayList<>(List.of(1))); return l.getClass().getMethod("size").invoke(l); });
        t("ImmutableCollections", () -> { Object l = List.of(1, 2); Method m = l.getClass().getMethod("get", int.class); return m.invoke(l, 0); });
        t("own private", () -> { Field f = Priv.class.getDeclaredField("secret"); Priv p = new Priv(); int a = f.getInt(p); f.setInt(p, 7); return a + " " + p.secret; });
        t("final set", () -> { Field f = Priv.class.getDeclaredField("fin"); Priv p = new Priv(); f.set(p, 9); return p.fin; });
        t("final set accessible", () -> { Field f = Priv.class.getDeclaredField("obj"); f.setAccessible(true); Priv p = new Priv(); f.set(p, "changed"); return f.get(p) + " " + p.obj; });
        t("static final", () -> { Field f = Priv.class.getDeclaredField("SF"); f.setAccessible(true); f.set(null, "x"); return Priv.SF; });
        t("modifiers field", () -> Field.class.getDeclaredField("modifiers"));
        t("wrong type", () -> { Field f = Priv.class.getDeclaredField("secret"); f.set(new Priv(), "s"); return 1; });
        t("wrong obj", () -> Priv.class.getDeclaredField("secret").get("not priv"));
        t("null obj", () -> Priv.class.getDeclaredField("secret").get(null));
        t("getLong of int", () -> Priv.class.getDeclaredField("secret").getLong(new Priv()));
        t("getBoolean of int", () -> Priv.class.getDeclaredField("secret").getBoolean(new Priv()));
        t("canAccess", () -> Priv.class.getDeclaredField("secret").canAccess(new Priv()) + " " + Priv.class.getDeclaredMethod("hid", String.class).canAccess(new Priv()));
        Class<?> other = Class.forName("EncapOther");
        t("other private", () -> { Method m = other.getDeclaredMethod("p"); return m.invoke(other.getDeclaredConstructor().newInstance()); });
        t("other private accessible", () -> { Method m = other.getDeclaredMethod("p"); m.setAccessible(true); return m.invoke(other.getDeclaredConstructor().newInstance()); });
        t("other field", () -> other.getDeclaredField("f").get(other.getDeclaredConstructor().newInstance()));
        t("other ctor", () -> other.getDeclaredConstructor(int.class).newInstance(3));
        t("newInstance throw", () -> other.getDeclaredConstructor(String.class).newInstance("x"));
        t("abstract", () -> AbstractList.class.getDeclaredConstructor().newInstance());
        t("enum", () -> Thread.State.class.getDeclaredConstructors()[0].newInstance("X", 9));
        t("iface", () -> Runnable.class.getConstructors().length);
        t("record", () -> { Field f = Rec.class.getDeclaredField("a"); f.setAccessible(true); f.set(new Rec(1), 2); return 0; });
        t("clone", () -> Object.class.getDeclaredMethod("clone").invoke(new int[1]));
        t("hidden mod", () -> String.class.getModule() + " " + EncapsulationErrors.class.getModule().isNamed() + " " + String.class.getModule().isExported("jdk.internal.misc") + String.class.getModule().isExported("java.util") + String.class.getModule().isOpen("java.util", EncapsulationErrors.class.getModule()));
        Method vm = EncapsulationErrors.class.getDeclaredMethod("va", int.class, String[].class);
        t("va", () -> vm.invoke(null, 1, new String[] {"a"}));
        t("va2", () -> vm.invoke(null, 1, "a"));
        t("va3", () -> vm.invoke(null, (byte) 1, null));
        t("va4", () -> vm.invoke(null, 1L, null));
        t("va5", () -> vm.invoke(null, null, null));
        System.out.println(vm + " " + vm.isVarArgs() + " " + vm.toGenericString() + " " + Arrays.toString(vm.getParameters()) + vm.getParameters()[0].isNamePresent());
        Object o = new Object();
        try {
            Method m = String.class.getDeclaredMethod("isLatin1");
            m.setAccessible(true);
        } catch (InaccessibleObjectException e) {
            for (StackTraceElement f : e.getStackTrace()) System.out.println(f);
        }
        Class.forName("java.util.ImmutableCollections$ListN").getMethod("size").invoke(List.of(1, 2, 3));
    }
    static String va(int a, String... s) {
        return a + Arrays.toString(s);
    }
    record Rec(int a) {
    }
}
class EncapOther {
    private int f = 3;
    private String p() {
        return "p!";
    }
    EncapOther() {
    }
    private EncapOther(int x) {
    }
    EncapOther(String s) {
        throw new IllegalStateException(s);
    }
}
