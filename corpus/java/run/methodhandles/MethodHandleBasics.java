import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.WrongMethodTypeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public class MethodHandleBasics {
    private int field = 3;
    static String shared = "s";
    final long fixed = 8;

    MethodHandleBasics() {}

    MethodHandleBasics(int field) {
        this.field = field;
    }

    int plus(int x) {
        return field + x;
    }

    private String secret() {
        return "secret" + field;
    }

    static String join(String a, int b, double c) {
        return a + b + c;
    }

    static int sum(int... numbers) {
        int total = 0;
        for (int n : numbers) total += n;
        return total;
    }

    static String many(String first, Object... rest) {
        return first + Arrays.toString(rest);
    }

    @Override
    public String toString() {
        return "basics" + field;
    }

    static class Below extends MethodHandleBasics {
        @Override
        public String toString() {
            return "below";
        }

        static MethodHandle above() throws Exception {
            return MethodHandles.lookup()
                .findSpecial(MethodHandleBasics.class, "toString", MethodType.methodType(String.class), Below.class);
        }
    }

    interface Shape {
        double area();

        default String name() {
            return "shape";
        }
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle plus = lookup.findVirtual(MethodHandleBasics.class, "plus", MethodType.methodType(int.class, int.class));
        MethodHandleBasics o = new MethodHandleBasics();
        System.out.println((int) plus.invokeExact(o, 4));
        System.out.println(plus.invoke(o, 4));
        System.out.println((Object) plus.invoke((Object) o, (Integer) 5));
        System.out.println((long) plus.invoke(o, (short) 6));
        System.out.println(plus + " " + plus.type());
        MethodHandle join = lookup.findStatic(MethodHandleBasics.class, "join",
            MethodType.methodType(String.class, String.class, int.class, double.class));
        System.out.println((String) join.invokeExact("a", 1, 2.5));
        System.out.println(join.invokeWithArguments("b", 2, 3.5));
        System.out.println(join.invokeWithArguments(List.of("c", (byte) 3, 4f)));
        MethodHandle make = lookup.findConstructor(MethodHandleBasics.class, MethodType.methodType(void.class, int.class));
        MethodHandleBasics made = (MethodHandleBasics) make.invokeExact(11);
        System.out.println(made + " " + make.type());
        MethodHandle secret = lookup.findVirtual(MethodHandleBasics.class, "secret", MethodType.methodType(String.class));
        System.out.println((String) secret.invokeExact(made));
        System.out.println(secret.bindTo(made).invoke());
        MethodHandle getter = lookup.findGetter(MethodHandleBasics.class, "field", int.class);
        MethodHandle setter = lookup.findSetter(MethodHandleBasics.class, "field", int.class);
        setter.invokeExact(made, 21);
        System.out.println((int) getter.invokeExact(made));
        MethodHandle sget = lookup.findStaticGetter(MethodHandleBasics.class, "shared", String.class);
        MethodHandle sset = lookup.findStaticSetter(MethodHandleBasics.class, "shared", String.class);
        sset.invoke("t");
        System.out.println((String) sget.invokeExact());
        System.out.println((String) Below.above().invoke(new Below()));
        MethodHandle length = lookup.findVirtual(String.class, "length", MethodType.methodType(int.class));
        System.out.println((int) length.invokeExact("hello"));
        MethodHandle size = lookup.findVirtual(List.class, "size", MethodType.methodType(int.class));
        System.out.println((int) size.invoke(new ArrayList<>(List.of(1, 2, 3))));
        MethodHandle name = lookup.findVirtual(Shape.class, "name", MethodType.methodType(String.class));
        Shape shape = () -> 2.0;
        System.out.println((String) name.invokeExact(shape));
        MethodHandle sum = lookup.findStatic(MethodHandleBasics.class, "sum", MethodType.methodType(int.class, int[].class));
        System.out.println(sum.isVarargsCollector() + " " + (int) sum.invoke(1, 2, 3) + " " + (int) sum.invoke()
            + " " + (int) sum.invokeExact(new int[] {4, 5}));
        MethodHandle many = lookup.findStatic(MethodHandleBasics.class, "many",
            MethodType.methodType(String.class, String.class, Object[].class));
        System.out.println((String) many.invoke("x", 1, "two", 3.0));
        System.out.println(many.invokeWithArguments("y", 'c'));
        System.out.println(many.asFixedArity().isVarargsCollector());
        MethodHandle bound = lookup.bind("text", "concat", MethodType.methodType(String.class, String.class));
        System.out.println((String) bound.invokeExact("ure"));
        MethodHandle valueOf = MethodHandles.publicLookup().findStatic(String.class, "valueOf",
            MethodType.methodType(String.class, Object.class));
        System.out.println(valueOf.asType(MethodType.methodType(Object.class, Integer.class)).invoke((Integer) 7));
        System.out.println(lookup.unreflect(MethodHandleBasics.class.getDeclaredMethod("plus", int.class)).invoke(o, 1));
        try {
            Object r = (Object) plus.invokeExact(o, 4);
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            plus.invoke(o, "four");
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            plus.invoke(o);
        } catch (WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            plus.invoke((Object) "no", 1);
        } catch (ClassCastException e) {
            System.out.println("ClassCastException");
        }
        try {
            lookup.findVirtual(String.class, "nothing", MethodType.methodType(void.class));
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            lookup.findStatic(String.class, "length", MethodType.methodType(int.class));
        } catch (IllegalAccessException e) {
            System.out.println("IllegalAccessException " + e.getMessage().startsWith("no such method: java.lang.String.length()int"));
        }
        try {
            lookup.findVirtual(String.class, "isLatin1", MethodType.methodType(boolean.class));
        } catch (IllegalAccessException e) {
            System.out.println("IllegalAccessException");
        }
        try {
            lookup.findSetter(MethodHandleBasics.class, "fixed", long.class);
        } catch (IllegalAccessException e) {
            System.out.println("IllegalAccessException");
        }
        MethodHandle nothing = null;
        try {
            nothing.invoke();
        } catch (NullPointerException e) {
            System.out.println("NullPointerException");
        }
        try {
            length.invoke((String) null);
        } catch (NullPointerException e) {
            System.out.println("NullPointerException");
        }
        MethodType type = MethodType.methodType(String.class, int.class, Object.class);
        System.out.println(type + " " + type.toMethodDescriptorString() + " " + type.generic() + " " + type.wrap()
            + " " + type.insertParameterTypes(1, long.class) + " " + type.erase() + " " + type.parameterList());
        System.out.println(type == MethodType.methodType(String.class, int.class, Object.class));
        System.out.println(MethodType.fromMethodDescriptorString("(I[Ljava/lang/String;)V", null));
    }
}
