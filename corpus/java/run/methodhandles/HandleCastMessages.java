import java.lang.invoke.*;
import java.util.*;
import static java.lang.invoke.MethodType.methodType;
public class HandleCastMessages {
    interface Shape {
        int sides();
    }
    static class Square implements Shape {
        public int sides() {
            return 4;
        }
        public String toString() {
            return "Square";
        }
    }
    static class Big extends Square {
    }
    static String show(Square s) {
        return "s" + s;
    }
    static String face(Shape s) {
        return "f" + s;
    }
    static int twice(int x) {
        return 2 * x;
    }
    static long wide(long x) {
        return x + 1;
    }
    static Object any(String s) {
        return s.isEmpty() ? (Object) 5 : s;
    }
    static Integer boxed(Integer i) {
        return i;
    }
    static int[] arr(int[] a) {
        return a;
    }
    interface Act {
        Object run() throws Throwable;
    }
    static void t(String l, Act a) {
        try {
            System.out.println(l + " = " + a.run());
        } catch (Throwable e) {
            System.out.println(l + " ! " + e);
        }
    }
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> c = HandleCastMessages.class;
        MethodHandle show = l.findStatic(c, "show", methodType(String.class, Square.class)), face = l.findStatic(c, "face", methodType(String.class, Shape.class)), twice = l.findStatic(c, "twice", methodType(int.class, int.class)), wide = l.findStatic(c, "wide", methodType(long.class, long.class)), any = l.findStatic(c, "any", methodType(Object.class, String.class)), boxed = l.findStatic(c, "boxed", methodType(Integer.class, Integer.class)), arr = l.findStatic(c, "arr", methodType(int[].class, int[].class));
        Object str = "text", num = 7, sq = new Square(), nul = null;
        t("show sq", () -> (Object) show.invoke(sq));
        t("show big", () -> (Object) show.invoke((Object) new Big()));
        t("show str", () -> (Object) show.invoke(str));
        t("show null", () -> (Object) show.invoke(nul));
        t("face str", () -> (Object) face.invoke(str));
        t("face sq", () -> (Object) face.invoke(sq));
        t("face null", () -> (Object) face.invoke(nul));
        t("twice str", () -> (Object) twice.invoke(str));
        t("twice num", () -> (Object) twice.invoke(num));
        t("twice null", () -> (Object) twice.invoke(nul));
        t("twice long", () -> (Object) twice.invoke((Object) 7L));
        t("twice char", () -> (Object) twice.invoke((Object) 'c'));
        t("wide int", () -> (Object) wide.invoke((Object) 7));
        t("wide dbl", () -> (Object) wide.invoke((Object) 7.0));
        t("wide bool", () -> (Object) wide.invoke((Object) true));
        t("any int", () -> (String) any.invoke(""));
        t("any str", () -> (String) any.invoke("q"));
        t("any prim", () -> (int) any.invoke(""));
        t("any prim str", () -> (int) any.invoke("zz"));
        t("any long", () -> (long) any.invoke(""));
        t("boxed str", () -> (Object) boxed.invoke(str));
        t("boxed prim", () -> (int) boxed.invoke(5));
        t("boxed null", () -> (int) boxed.invoke((Integer) null));
        t("arr", () -> (Object) arr.invoke(str));
        t("arr2", () -> (Object) arr.invoke((Object) new long[1]));
        t("asType", () -> show.asType(methodType(Object.class, Object.class)).invoke(str));
        t("exact", () -> (Object) show.invokeExact(sq));
        t("explicit", () -> MethodHandles.explicitCastArguments(show, methodType(Object.class, Object.class)).invoke(str));
        t("explicit face", () -> MethodHandles.explicitCastArguments(face, methodType(Object.class, Shape.class)).invoke(sq));
        t("explicit prim", () -> MethodHandles.explicitCastArguments(twice, methodType(Object.class, Object.class)).invoke(str));
        t("explicit narrow", () -> MethodHandles.explicitCastArguments(twice, methodType(Object.class, double.class)).invoke(3.99));
        t("explicit null", () -> MethodHandles.explicitCastArguments(twice, methodType(Object.class, Object.class)).invoke(nul));
        t("withArgs", () -> show.invokeWithArguments("x"));
        t("withArgs2", () -> twice.invokeWithArguments("x"));
        t("withArgs3", () -> twice.invokeWithArguments(1, 2));
        t("withArgs4", () -> wide.invokeWithArguments(List.of(3)));
        t("bindTo", () -> show.bindTo("x"));
        t("insert", () -> MethodHandles.insertArguments(twice, 0, "x"));
        t("insert2", () -> MethodHandles.insertArguments(wide, 0, 5).invoke());
        t("insertNull", () -> MethodHandles.insertArguments(twice, 0, nul));
        t("const", () -> MethodHandles.constant(Square.class, "x"));
        t("const2", () -> MethodHandles.constant(int.class, 5L));
        t("const3", () -> MethodHandles.constant(long.class, 5).invoke());
        t("spread", () -> twice.asSpreader(Object[].class, 1).invoke(new Object[] {"x"}));
        t("spread2", () -> twice.asSpreader(Object[].class, 1).invoke(new Object[2]));
        t("spread3", () -> twice.asSpreader(int[].class, 1).invoke(new int[] {4}));
        t("collect", () -> l.findStatic(Arrays.class, "toString", methodType(String.class, int[].class)).asCollector(int[].class, 2).invoke(1, "x"));
        t("filter", () -> MethodHandles.filterArguments(show, 0, MethodHandles.identity(Object.class).asType(methodType(Square.class, Object.class))).invoke(str));
        t("recv", () -> l.findVirtual(Square.class, "sides", methodType(int.class)).invoke(str));
        t("recv null", () -> l.findVirtual(Square.class, "sides", methodType(int.class)).invoke((Square) null));
        t("iface obj", () -> l.findVirtual(Shape.class, "sides", methodType(int.class)).invoke(str));
        t("getter", () -> MethodHandles.arrayElementGetter(int[].class).invoke(str, 0));
        t("getter oob", () -> MethodHandles.arrayElementGetter(int[].class).invoke(new int[1], 3));
        t("setter", () -> MethodHandles.arrayElementSetter(String[].class).invoke(new String[1], 0, 5));
        t("setter store", () -> { Object[] a = new Integer[1]; MethodHandles.arrayElementSetter(Object[].class).invoke(a, 0, "x"); return a[0]; });
        t("ctor", () -> MethodHandles.arrayConstructor(int[].class).invoke(-1));
        t("cast proxy", () -> String.class.cast(5));
        t("sub", () -> Integer.class.asSubclass(String.class));
        t("mh type", () -> twice.asType(methodType(String.class, int.class)));
        t("mh type2", () -> twice.asType(methodType(Integer.class, Byte.class)).invoke((byte) 3));
        t("mh type3", () -> wide.asType(methodType(int.class, int.class)));
        t("no such", () -> l.findStatic(c, "nope", methodType(void.class)));
        t("no such field", () -> l.findGetter(c, "nope", int.class));
        t("no ctor", () -> l.findConstructor(c, methodType(void.class, int.class)));
        t("not static", () -> l.findVirtual(c, "twice", methodType(int.class, int.class)));
        try {
            l.findVirtual(String.class, "nope", methodType(int.class, String[].class));
        } catch (NoSuchMethodException e) {
            e.printStackTrace();
        }
        try {
            l.findStaticGetter(String.class, "nope", int.class);
        } catch (NoSuchFieldException e) {
            e.printStackTrace();
        }
        try {
            Object r = (Object) show.invoke(str);
        } catch (ClassCastException e) {
            e.printStackTrace();
        }
        int r = (int) twice.invoke(str);
    }
}
