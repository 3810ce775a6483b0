import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
public class DirectLambdaMetafactory {
    static String greet(String greeting, String name) {
        return greeting + ", " + name;
    }
    private int factor = 3;
    private int scale(int x) {
        return x * factor;
    }
    interface Tri<A, B, C, R> {
        R apply(A a, B b, C c);
    }
    @SuppressWarnings("unchecked")
    static <T> Function<T, Object> getter(MethodHandles.Lookup l, Class<T> c, String name) throws Throwable {
        MethodHandle mh = l.unreflect(c.getMethod(name));
        CallSite cs = LambdaMetafactory.metafactory(l, "apply", MethodType.methodType(Function.class), MethodType.methodType(Object.class, Object.class), mh, mh.type().wrap().changeReturnType(mh.type().returnType()));
        return (Function<T, Object>) cs.getTarget().invoke();
    }
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle g = l.findStatic(DirectLambdaMetafactory.class, "greet", MethodType.methodType(String.class, String.class, String.class));
        CallSite cs = LambdaMetafactory.metafactory(l, "apply", MethodType.methodType(Function.class, String.class), MethodType.methodType(Object.class, Object.class), g, MethodType.methodType(String.class, String.class));
        Function<String, String> hello = (Function<String, String>) cs.getTarget().invokeExact("Hello");
        System.out.println(hello.apply("World") + " " + cs.getClass().getSimpleName() + " " + cs.type());
        System.out.println(getter(l, String.class, "length").apply("four") + " " + getter(l, Thread.State.class, "name").apply(Thread.State.NEW));
        MethodHandle s = l.findVirtual(DirectLambdaMetafactory.class, "scale", MethodType.methodType(int.class, int.class));
        IntUnaryOperator op = (IntUnaryOperator) LambdaMetafactory.metafactory(l, "applyAsInt", MethodType.methodType(IntUnaryOperator.class, DirectLambdaMetafactory.class), MethodType.methodType(int.class, int.class), s, MethodType.methodType(int.class, int.class)).getTarget().invoke(new DirectLambdaMetafactory());
        System.out.println(op.applyAsInt(14));
        MethodHandle ctor = l.findConstructor(StringBuilder.class, MethodType.methodType(void.class, String.class));
        Function<String, StringBuilder> mk = (Function<String, StringBuilder>) LambdaMetafactory.metafactory(l, "apply", MethodType.methodType(Function.class), MethodType.methodType(Object.class, Object.class), ctor, MethodType.methodType(StringBuilder.class, String.class)).getTarget().invokeExact();
        System.out.println(mk.apply("abc").reverse());
        BiFunction<Integer, Integer, Integer> sum = (BiFunction<Integer, Integer, Integer>) LambdaMetafactory.metafactory(l, "apply", MethodType.methodType(BiFunction.class), MethodType.genericMethodType(2), l.findStatic(Integer.class, "sum", MethodType.methodType(int.class, int.class, int.class)), MethodType.methodType(Integer.class, Integer.class, Integer.class)).getTarget().invokeExact();
        System.out.println(sum.apply(20, 22));
        CallSite alt = LambdaMetafactory.altMetafactory(l, "run", MethodType.methodType(Runnable.class), MethodType.methodType(void.class), l.findStatic(DirectLambdaMetafactory.class, "hi", MethodType.methodType(void.class)), MethodType.methodType(void.class), LambdaMetafactory.FLAG_SERIALIZABLE | LambdaMetafactory.FLAG_MARKERS, 1, RandomAccess.class);
        Runnable r = (Runnable) alt.getTarget().invoke();
        r.run();
        System.out.println((r instanceof java.io.Serializable) + " " + (r instanceof RandomAccess));
        MethodHandleInfo info = l.revealDirect(g);
        System.out.println(info + " | " + MethodHandleInfo.referenceKindToString(info.getReferenceKind()) + " " + info.getName() + " " + info.getDeclaringClass() + " " + info.getMethodType() + " " + java.lang.reflect.Modifier.toString(info.getModifiers()) + " " + info.isVarArgs() + " " + info.reflectAs(java.lang.reflect.Method.class, l));
        for (MethodHandle h : new MethodHandle[] {s, ctor, l.findGetter(DirectLambdaMetafactory.class, "factor", int.class), l.findSetter(DirectLambdaMetafactory.class, "factor", int.class), l.findVirtual(List.class, "size", MethodType.methodType(int.class)), l.findStatic(Arrays.class, "asList", MethodType.methodType(List.class, Object[].class))}) System.out.println(l.revealDirect(h));
        try {
            l.revealDirect(g.bindTo("x"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            LambdaMetafactory.metafactory(l, "apply", MethodType.methodType(Function.class), MethodType.methodType(Object.class, Object.class), g, MethodType.methodType(String.class, String.class));
        } catch (LambdaConversionException e) {
            System.out.println(e.getMessage());
        }
        try {
            LambdaMetafactory.metafactory(l, "apply", MethodType.methodType(String.class), MethodType.methodType(Object.class, Object.class), g, MethodType.methodType(String.class, String.class));
        } catch (LambdaConversionException e) {
            System.out.println(e.getMessage());
        }
        try {
            LambdaMetafactory.metafactory(l, "apply", MethodType.methodType(Function.class), MethodType.methodType(Object.class, Object.class), g.bindTo("x"), MethodType.methodType(String.class, String.class));
        } catch (Exception e) {
            System.out.println(e);
        }
        MutableCallSite mcs = new MutableCallSite(MethodHandles.constant(String.class, "first"));
        MethodHandle inv = mcs.dynamicInvoker();
        System.out.println((String) inv.invokeExact());
        mcs.setTarget(MethodHandles.constant(String.class, "second"));
        System.out.println((String) inv.invokeExact());
        Comparator<String> cmp = MethodHandleProxies.asInterfaceInstance(Comparator.class, l.findVirtual(String.class, "compareTo", MethodType.methodType(int.class, String.class)));
        System.out.println(cmp.compare("a", "b") + " " + MethodHandleProxies.isWrapperInstance(cmp));
    }
    static void hi() {
        System.out.println("hi");
    }
}
