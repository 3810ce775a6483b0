import static java.lang.invoke.MethodType.methodType;

import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.MutableCallSite;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.List;

public class Combinators {
    static int count;

    static String cat(String a, String b) {
        return a + "|" + b;
    }

    static int twice(int x) {
        return 2 * x;
    }

    static boolean even(int x) {
        return x % 2 == 0;
    }

    static String text(int x) {
        return "<" + x + ">";
    }

    static String three(int a, long b, String c) {
        return a + "," + b + "," + c;
    }

    static int fail(int x) {
        throw new IllegalStateException("bad " + x);
    }

    static int recover(IllegalStateException e, int x) {
        return e.getMessage().length() + x;
    }

    static int cleanup(Throwable t, int result, int x) {
        System.out.println("cleanup " + t + " " + result + " " + x);
        return result + 1;
    }

    static int add(int a, int b) {
        return a + b;
    }

    static void note(int x) {
        count += x;
    }

    static int step(int value, int i) {
        return value * 10 + i;
    }

    static boolean small(int x) {
        return x < 100;
    }

    static MethodHandle find(String name, Class<?> result, Class<?>... params) throws Exception {
        return MethodHandles.lookup().findStatic(Combinators.class, name, methodType(result, params));
    }

    static String caught(Runnable r) {
        try {
            r.run();
            return "nothing";
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandle cat = find("cat", String.class, String.class, String.class);
        MethodHandle twice = find("twice", int.class, int.class);
        MethodHandle text = find("text", String.class, int.class);
        MethodHandle three = find("three", String.class, int.class, long.class, String.class);
        System.out.println((String) MethodHandles.insertArguments(cat, 1, "end").invokeExact("start"));
        System.out.println((String) MethodHandles.insertArguments(three, 0, 1, 2L).invokeExact("z"));
        System.out.println((String) MethodHandles.dropArguments(text, 1, String.class, long.class).invokeExact(5, "x", 6L));
        System.out.println((String) MethodHandles.dropArguments(text, 0, List.of(double.class)).invokeExact(1.0, 7));
        System.out.println((String) MethodHandles.filterArguments(text, 0, twice).invokeExact(8));
        System.out.println((String) MethodHandles.filterArguments(cat, 0, null, text).invokeExact("l", 3));
        System.out.println((String) MethodHandles.filterReturnValue(twice, text).invokeExact(9));
        MethodHandle add = find("add", int.class, int.class, int.class);
        System.out.println((int) MethodHandles.foldArguments(add, twice).invokeExact(5));
        MethodHandle note = find("note", void.class, int.class);
        System.out.println((int) MethodHandles.foldArguments(twice, note).invokeExact(4) + " " + count);
        System.out.println((int) MethodHandles.collectArguments(twice, 0, add).invokeExact(3, 4));
        System.out.println((String) MethodHandles.permuteArguments(cat, methodType(String.class, String.class, int.class, String.class), 2, 0)
            .invokeExact("first", 0, "third"));
        System.out.println((String) MethodHandles.permuteArguments(cat, methodType(String.class, String.class), 0, 0).invokeExact("d"));
        MethodHandle guard = MethodHandles.guardWithTest(find("even", boolean.class, int.class), twice,
            MethodHandles.identity(int.class));
        System.out.println((int) guard.invokeExact(4) + " " + (int) guard.invokeExact(5));
        MethodHandle fail = find("fail", int.class, int.class);
        MethodHandle safe = MethodHandles.catchException(fail, IllegalStateException.class,
            find("recover", int.class, IllegalStateException.class, int.class));
        System.out.println((int) safe.invokeExact(100));
        MethodHandle cleanup = find("cleanup", int.class, Throwable.class, int.class, int.class);
        System.out.println((int) MethodHandles.tryFinally(twice, cleanup).invokeExact(6));
        try {
            int r = (int) MethodHandles.tryFinally(fail, cleanup).invokeExact(6);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println((String) MethodHandles.constant(String.class, "k").invokeExact());
        System.out.println((int) MethodHandles.constant(int.class, 12).invokeExact());
        System.out.println((long) MethodHandles.zero(long.class).invokeExact());
        System.out.println((String) MethodHandles.empty(methodType(String.class, int.class)).invokeExact(1));
        int[] numbers = {5, 6, 7};
        System.out.println((int) MethodHandles.arrayElementGetter(int[].class).invokeExact(numbers, 1));
        MethodHandles.arrayElementSetter(int[].class).invokeExact(numbers, 1, 60);
        System.out.println(Arrays.toString(numbers) + (int) MethodHandles.arrayLength(int[].class).invokeExact(numbers));
        System.out.println(((String[]) MethodHandles.arrayConstructor(String[].class).invokeExact(3)).length);
        System.out.println((int) add.asSpreader(int[].class, 2).invokeExact(new int[] {1, 2}));
        System.out.println((String) three.asSpreader(Object[].class, 3).invoke(new Object[] {1, 2L, "s"}));
        System.out.println(caught(() -> {
            try {
                three.asSpreader(Object[].class, 3).invoke(new Object[] {1, 2L});
            } catch (RuntimeException e) {
                throw e;
            } catch (Throwable t) {
                throw new RuntimeException(t);
            }
        }));
        MethodHandle show = MethodHandles.lookup().findStatic(Arrays.class, "toString", methodType(String.class, Object[].class));
        System.out.println((String) show.asCollector(Object[].class, 2).invoke("p", 1));
        System.out.println((String) show.asVarargsCollector(Object[].class).invoke(1, 2, 3));
        MethodHandle cast = MethodHandles.explicitCastArguments(twice, methodType(byte.class, double.class));
        System.out.println((byte) cast.invokeExact(100.9));
        MethodHandle thrower = MethodHandles.throwException(int.class, IllegalStateException.class);
        try {
            int r = (int) thrower.invokeExact(new IllegalStateException("thrown"));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println((int) MethodHandles.exactInvoker(twice.type()).invokeExact(twice, 5));
        System.out.println((Object) MethodHandles.invoker(methodType(Object.class, Object.class)).invoke(twice, (Object) 6));
        System.out.println((int) MethodHandles.countedLoop(MethodHandles.constant(int.class, 4),
            MethodHandles.constant(int.class, 0), find("step", int.class, int.class, int.class)).invokeExact());
        System.out.println((int) MethodHandles.whileLoop(MethodHandles.constant(int.class, 3),
            find("small", boolean.class, int.class), twice).invokeExact());
        System.out.println((int) MethodHandles.doWhileLoop(MethodHandles.constant(int.class, 300), twice,
            find("small", boolean.class, int.class)).invokeExact());
        MutableCallSite site = new MutableCallSite(twice);
        MethodHandle dynamic = site.dynamicInvoker();
        System.out.println((int) dynamic.invokeExact(7));
        site.setTarget(MethodHandles.identity(int.class));
        System.out.println((int) dynamic.invokeExact(7));
        System.out.println((int) new ConstantCallSite(twice).getTarget().invokeExact(8));
        VarHandle variable = MethodHandles.lookup().findStaticVarHandle(Combinators.class, "count", int.class);
        System.out.println((int) variable.toMethodHandle(VarHandle.AccessMode.GET_AND_ADD).invokeExact(5) + " " + count);
        System.out.println(caught(() -> MethodHandles.insertArguments(cat, 0, 5)));
        System.out.println(caught(() -> MethodHandles.guardWithTest(twice, twice, twice)));
        System.out.println(caught(() -> MethodHandles.filterReturnValue(twice, cat)));
        Lookup lookup = MethodHandles.lookup();
        System.out.println(lookup.lookupClass());
        MethodHandle chain = MethodHandles.filterReturnValue(MethodHandles.filterArguments(add, 0, twice, twice), text);
        for (int i = 0; i < 3; i++) {
            System.out.println((String) chain.invokeExact(i, i + 1));
        }
    }
}
