import java.lang.invoke.*;
import java.util.*;

public class MethodHandlesBasic {
    int f = 5;
    static String sf = "stat";

    MethodHandlesBasic() { }

    MethodHandlesBasic(int f) {
        this.f = f;
    }

    int add(int a, long b) {
        return (int) (f + a + b);
    }

    static double twice(double d) {
        return 2 * d;
    }

    static String join(String... s) {
        return String.join("-", s);
    }

    @Override
    public String toString() {
        return "MHB" + f;
    }

    static class Sub extends MethodHandlesBasic {
        @Override
        int add(int a, long b) {
            return -1;
        }

        int superAdd() throws Throwable {
            MethodHandle mh = MethodHandles.lookup().findSpecial(MethodHandlesBasic.class, "add", MethodType.methodType(int.class, int.class, long.class), Sub.class);
            return (int) mh.invokeExact(this, 1, 2L);
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle add = l.findVirtual(MethodHandlesBasic.class, "add", MethodType.methodType(int.class, int.class, long.class));
        MethodHandlesBasic o = new MethodHandlesBasic(10);
        System.out.println((int) add.invokeExact(o, 1, 2L) + " " + add.invoke(o, (short) 1, 2) + " " + (int) add.invoke((MethodHandlesBasic) new Sub(), 1, 1L));
        MethodHandle tw = l.findStatic(MethodHandlesBasic.class, "twice", MethodType.methodType(double.class, double.class));
        System.out.println((double) tw.invokeExact(1.5) + " " + tw.invoke(3) + " " + (Object) tw.invoke(2f) + " " + tw.invokeWithArguments(4));
        MethodHandle ctor = l.findConstructor(MethodHandlesBasic.class, MethodType.methodType(void.class, int.class));
        System.out.println((MethodHandlesBasic) ctor.invokeExact(77));
        System.out.println(new Sub().superAdd());
        MethodHandle get = l.findGetter(MethodHandlesBasic.class, "f", int.class), set = l.findSetter(MethodHandlesBasic.class, "f", int.class);
        set.invokeExact(o, 99);
        System.out.println((int) get.invokeExact(o) + " " + (String) l.findStaticGetter(MethodHandlesBasic.class, "sf", String.class).invokeExact());
        MethodHandle bound = add.bindTo(o);
        System.out.println((int) bound.invokeExact(1, 1L) + " " + bound.type() + " " + add.type());
        try {
            Object r = add.invokeExact(o, 1, 2L);
            System.out.println(r);
        } catch (WrongMethodTypeException e) {
            System.out.println("wrong method type");
        }
        try {
            add.invoke("x", 1, 2L);
        } catch (ClassCastException e) {
            System.out.println("cce");
        }
        MethodHandle join = l.findStatic(MethodHandlesBasic.class, "join", MethodType.methodType(String.class, String[].class));
        System.out.println((String) join.invoke("a", "b", "c") + join.invoke() + join.isVarargsCollector() + join.invokeWithArguments("x", "y"));
        System.out.println((String) l.findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class)).invokeExact("foo", "bar") + (int) l.findVirtual(String.class, "length", MethodType.methodType(int.class)).invokeExact("four"));
        for (String n : List.of("missing", "twice")) {
            try {
                l.findVirtual(MethodHandlesBasic.class, n, MethodType.methodType(void.class));
            } catch (NoSuchMethodException e) {
                System.out.println("no " + n);
            }
        }
        MethodHandle un = l.unreflect(MethodHandlesBasic.class.getDeclaredMethod("twice", double.class));
        System.out.println((double) un.invokeExact(8.0));
        MethodType mt = MethodType.methodType(String.class, int.class, Object[].class);
        System.out.println(mt + " " + mt.toMethodDescriptorString() + " " + mt.changeReturnType(void.class) + " " + mt.wrap() + " " + mt.parameterCount() + " " + mt.erase() + " " + mt.insertParameterTypes(1, long.class) + " " + (mt == MethodType.methodType(String.class, int.class, Object[].class)) + " " + MethodType.fromMethodDescriptorString("(IJ)V", null) + " " + MethodType.genericMethodType(2));
    }
}
