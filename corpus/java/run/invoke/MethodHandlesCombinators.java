import java.lang.invoke.*;
import java.util.*;

public class MethodHandlesCombinators {
    static int sub(int a, int b) {
        return a - b;
    }

    static String show(Object o) {
        return "<" + o + ">";
    }

    static boolean pos(int x) {
        return x > 0;
    }

    static int fail(int x) {
        throw new IllegalArgumentException("bad " + x);
    }

    static int recover(IllegalArgumentException e, int x) {
        return -x;
    }

    static int sum(int... xs) {
        return Arrays.stream(xs).sum();
    }

    static MethodHandle st(String n, Class<?> r, Class<?>... p) throws Exception {
        return MethodHandles.lookup().findStatic(MethodHandlesCombinators.class, n, MethodType.methodType(r, p));
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle sub = st("sub", int.class, int.class, int.class), show = st("show", String.class, Object.class), pos = st("pos", boolean.class, int.class);
        System.out.println((int) MethodHandles.insertArguments(sub, 0, 10).invokeExact(3) + " " + (int) MethodHandles.insertArguments(sub, 1, 10).invokeExact(3));
        System.out.println((int) MethodHandles.dropArguments(sub, 1, String.class).invokeExact(9, "ignored", 4));
        System.out.println((int) MethodHandles.permuteArguments(sub, MethodType.methodType(int.class, int.class, int.class), 1, 0).invokeExact(1, 10));
        System.out.println((String) MethodHandles.filterReturnValue(sub, show.asType(MethodType.methodType(String.class, int.class))).invokeExact(5, 2));
        System.out.println((int) MethodHandles.filterArguments(sub, 0, MethodHandles.lookup().findVirtual(String.class, "length", MethodType.methodType(int.class))).invokeExact("abcdef", 2));
        MethodHandle inc = MethodHandles.insertArguments(sub, 1, -1), dec = MethodHandles.insertArguments(sub, 1, 1);
        MethodHandle g = MethodHandles.guardWithTest(pos, inc, dec);
        System.out.println((int) g.invokeExact(5) + " " + (int) g.invokeExact(-5));
        MethodHandle c = MethodHandles.catchException(st("fail", int.class, int.class), IllegalArgumentException.class, st("recover", int.class, IllegalArgumentException.class, int.class));
        System.out.println((int) c.invokeExact(7));
        MethodHandle sum = st("sum", int.class, int[].class);
        System.out.println((int) sum.invoke(1, 2, 3) + " " + (int) sum.asCollector(int[].class, 2).invokeExact(4, 5) + " " + (int) sub.asSpreader(Object[].class, 2).invoke(new Object[] {8, 3}));
        System.out.println((Object) sub.asType(MethodType.methodType(Object.class, Integer.class, short.class)).invoke((Integer) 5, (short) 1));
        System.out.println((String) MethodHandles.constant(String.class, "k").invokeExact() + (int) MethodHandles.identity(int.class).invokeExact(3));
        System.out.println((int) MethodHandles.foldArguments(st("sub", int.class, int.class, int.class), MethodHandles.identity(int.class)).invokeExact(6));
        int[] arr = {1, 2, 3};
        MethodHandles.arrayElementSetter(int[].class).invokeExact(arr, 1, 20);
        System.out.println((int) MethodHandles.arrayElementGetter(int[].class).invokeExact(arr, 1) + " " + (int) MethodHandles.arrayLength(int[].class).invokeExact(arr));
        try {
            sub.asType(MethodType.methodType(int.class, String.class, int.class));
        } catch (WrongMethodTypeException e) {
            System.out.println("cannot adapt");
        }
        MethodHandle thrower = MethodHandles.throwException(int.class, RuntimeException.class);
        try {
            int x = (int) thrower.invokeExact(new RuntimeException("thrown"));
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        Comparator<String> cmp = MethodHandleProxies.asInterfaceInstance(Comparator.class, MethodHandles.lookup().findVirtual(String.class, "compareTo", MethodType.methodType(int.class, String.class)));
        System.out.println(cmp.compare("b", "a"));
    }
}
