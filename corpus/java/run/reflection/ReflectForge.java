import java.io.Serializable;
import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class ReflectForge {
    static void p(Object o) {
        System.out.println(o);
    }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Tags.class) @interface Tag {
        String value() default "none";
        int[] nums() default {
            1, 2
        };
        Class<?> type() default Void.class;
        RetentionPolicy pol() default RetentionPolicy.CLASS;
        Inner inner() default @Inner(x = 3);
        char c() default '\n';
        double d() default 1e-3;
        long l() default 5L;
        String[] ss() default {
            "a\"b", "c"
        };
        byte b() default 1;
        float f() default 2.5f;
        boolean z() default true;
    }
    @Retention(RetentionPolicy.RUNTIME) @interface Tags {
        Tag[] value();
    }
    @Retention(RetentionPolicy.RUNTIME) @interface Inner {
        int x();
    }
    @Retention(RetentionPolicy.RUNTIME) @Inherited @interface Inh {
    }
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE_USE, ElementType.TYPE_PARAMETER}) @interface TU {
        int value() default 0;
    }
    @Tag("one") @Tag(value = "two", nums = {}, type = int[].class, inner = @Inner(x = 9)) @Inh static class Anno<@TU(1) T extends @TU(2) Comparable<? super T> & Serializable> {
        @TU(3) List<@TU(4) ? extends @TU(5) Number @TU(6) [] @TU(7) []> f;
        <X extends Exception> Map<T, ? super X> m(T a, X[] b, List<? extends T>... c) throws X {
            return null;
        }
        @Deprecated(since = "9", forRemoval = true) void old(@Tag int a, @Inner(x = 1) String b) {
        }
        class In<Q> {
            In(T t, Q q) {
            }
        }
    }
    static class Sub extends Anno<String> implements Supplier<Map<String, int[]>> {
        public Map<String, int[]> get() {
            return null;
        }
    }
    interface Shape {
        double area();
        default String describe() {
            return name() + ":" + area();
        }
        private String name() {
            return getClass().isHidden() + "S";
        }
        static Shape unit() {
            return () -> 1;
        }
    }
    sealed interface S permits S1, S2 {
    }
    record S1(int a, List<String> b) implements S {
    }
    static final class S2 implements S {
    }
    enum E {
        A, B {
            void q() {
            }
        }
    }
    static abstract class Gen<T> {
        abstract T make();
        T twice() {
            return make();
        }
    }
    static class GenS extends Gen<String> {
        String make() {
            return "m";
        }
    }
    private int priv = 5;
    public static final String CONST = "k";
    volatile transient long vt;
    protected final int[] arr = {1};
    ReflectForge() {
    }
    private ReflectForge(int x, String... y) {
        priv = x + y.length;
    }
    private static synchronized strictfp int secret(int a, long b, Object c) {
        return a;
    }
    int boom(int k) {
        if (k > 0) throw new IllegalStateException("k" + k);
        return 0;
    }
    static Object call(Callable c) {
        try {
            return c.call();
        } catch (InvocationTargetException e) {
            return "ITE " + e.getCause();
        } catch (Throwable t) {
            return t;
        }
    }
    interface Callable {
        Object call() throws Throwable;
    }
    public static void main(String[] args) throws Exception {
        for (Class<?> c : new Class<?>[]{Anno.class, Sub.class, Shape.class, S.class, S1.class, E.class, E.B.getClass(), int[][].class, void.class, Map.Entry.class, new Object() {}.getClass(), ((Runnable) () -> {}).getClass().getInterfaces()[0], Tag.class, Anno.In.class}) p(c.toGenericString() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c.getCanonicalName() + " | " + Modifier.toString(c.getModifiers()) + " | " + c.isSealed() + c.isRecord() + c.isAnonymousClass() + c.isMemberClass() + c.isLocalClass() + c.isEnum() + c.isAnnotation() + " " + c.descriptorString() + " " + c.getEnclosingClass() + c.getNestHost().getSimpleName() + c.arrayType().getName());
        p(Arrays.toString(Anno.class.getAnnotations()));
        p(Arrays.toString(Anno.class.getAnnotationsByType(Tag.class)));
        p(Sub.class.isAnnotationPresent(Inh.class) + " " + Sub.class.getDeclaredAnnotations().length + Anno.class.getAnnotation(Tags.class).value().length);
        Tag t1 = Anno.class.getAnnotationsByType(Tag.class)[0], t2 = (Tag) Anno.class.getDeclaredMethod("old", int.class, String.class).getParameterAnnotations()[0][0];
        p(t1.equals(t2) + " " + (t1.hashCode() == t1.hashCode()) + t1.annotationType() + t2.nums().length + t2.c() + t2);
        p(Anno.class.getDeclaredMethod("old", int.class, String.class).getAnnotation(Deprecated.class));
        p(Tag.class.getDeclaredMethod("nums").getDefaultValue() instanceof int[]);
        Method m = Arrays.stream(Anno.class.getDeclaredMethods()).filter(x -> x.getName().equals("m")).findFirst().get();
        p(m + " || " + m.toGenericString() + " || " + m.isVarArgs() + Arrays.toString(m.getGenericParameterTypes()) + m.getGenericReturnType() + Arrays.toString(m.getTypeParameters()) + Arrays.toString(m.getTypeParameters()[0].getBounds()) + Arrays.toString(m.getGenericExceptionTypes()) + Arrays.toString(m.getParameters()));
        p(Arrays.toString(Anno.class.getTypeParameters()[0].getBounds()) + Anno.class.getTypeParameters()[0].getGenericDeclaration());
        p(Sub.class.getGenericSuperclass() + " " + Arrays.toString(Sub.class.getGenericInterfaces()) + ((ParameterizedType) Sub.class.getGenericSuperclass()).getRawType() + ((ParameterizedType) Sub.class.getGenericSuperclass()).getOwnerType());
        Field f = Anno.class.getDeclaredField("f");
        p(f.toGenericString() + " " + f.getGenericType() + " " + f.getAnnotatedType());
        AnnotatedParameterizedType apt = (AnnotatedParameterizedType) f.getAnnotatedType();
        p(apt.getAnnotatedActualTypeArguments()[0] + " " + Arrays.toString(Anno.class.getTypeParameters()[0].getAnnotations()) + Arrays.toString(Anno.class.getTypeParameters()[0].getAnnotatedBounds()));
        p(Arrays.toString(Anno.In.class.getDeclaredConstructors()) + Anno.In.class.getDeclaredConstructors()[0].toGenericString());
        for (Class<?> c : new Class<?>[]{ReflectForge.class, GenS.class, S1.class, E.class}) {
            p(c.getSimpleName() + " F " + Arrays.stream(c.getDeclaredFields()).map(Field::toString).toList());
            p(" M " + Arrays.stream(c.getDeclaredMethods()).filter(x -> !x.getName().startsWith("lambda$")).map(x -> x + (x.isBridge() ? "[bridge]" : "") + (x.isSynthetic() ? "[syn]" : "")).sorted().toList());
            p(" C " + Arrays.stream(c.getDeclaredConstructors()).map(Constructor::toGenericString).sorted().toList());
        }
        p(Arrays.stream(ReflectForge.class.getDeclaredClasses()).map(Class::getSimpleName).toList());
        p(Arrays.toString(S.class.getPermittedSubclasses()));
        for (RecordComponent rc : S1.class.getRecordComponents()) p(rc + " " + rc.getGenericType() + rc.getAccessor() + rc.getGenericSignature());
        Constructor<ReflectForge> k = ReflectForge.class.getDeclaredConstructor(int.class, String[].class);
        k.setAccessible(true);
        ReflectForge r = k.newInstance(3, new String[]{"a", "b"});
        p(r.priv);
        Field pf = ReflectForge.class.getDeclaredField("priv");
        pf.setInt(r, 8);
        p(pf.get(r) + "" + pf.getLong(r));
        p(call(() -> {
            pf.set(r, "s");
            return 0;
        }));
        p(call(() -> {
            pf.setLong(r, 5L);
            return 0;
        }));
        p(call(() -> {
            Field cf = ReflectForge.class.getDeclaredField("CONST");
            cf.set(null, "z");
            return 0;
        }));
        Field af = ReflectForge.class.getDeclaredField("arr");
        p(call(() -> {
            af.set(r, new int[0]);
            return 0;
        }));
        af.setAccessible(true);
        af.set(r, new int[]{7, 7});
        p(((int[]) af.get(r)).length);
        Method sec = ReflectForge.class.getDeclaredMethod("secret", int.class, long.class, Object.class);
        p(sec.invoke(null, (byte) 3, 'c', null));
        p(call(() -> sec.invoke(null, 1, 2)));
        p(call(() -> sec.invoke(null, 1L, 2, null)));
        p(call(() -> sec.invoke(null, null, 2, null)));
        p(call(() -> ReflectForge.class.getDeclaredMethod("boom", int.class).invoke(r, 4)));
        p(call(() -> ReflectForge.class.getDeclaredMethod("boom", int.class).invoke(null, 4)));
        p(call(() -> ReflectForge.class.getDeclaredMethod("boom", int.class).invoke("str", 4)));
        p(call(() -> ReflectForge.class.getMethod("nope")));
        p(call(() -> ReflectForge.class.getField("priv")));
        p(call(() -> Gen.class.getDeclaredConstructor().newInstance()));
        p(call(() -> E.class.getDeclaredConstructors()[0].newInstance("C", 5)));
        p(call(() -> int.class.getDeclaredConstructor()));
        p(call(() -> String.class.getDeclaredField("value").get("x")));
        p(call(() -> {
            Field v = String.class.getDeclaredField("value");
            v.setAccessible(true);
            return v;
        }).toString().replaceAll("@.*", "@"));
        Shape sh = (Shape) Proxy.newProxyInstance(ReflectForge.class.getClassLoader(), new Class<?>[]{Shape.class, Comparable.class}, (pr, mm, a) -> {
            if (mm.isDefault()) return InvocationHandler.invokeDefault(pr, mm, a);
            if (mm.getName().equals("area")) return 2.5;
            if (mm.getName().equals("toString")) return "proxy!";
            if (mm.getName().equals("hashCode")) return 7;
            if (mm.getName().equals("compareTo")) return "notint";
            return null;
        });
        p(sh.describe() + sh + sh.hashCode() + Proxy.isProxyClass(sh.getClass()));
        p(call(() -> sh.equals(1)));
        p(call(() -> ((Comparable) sh).compareTo(2)));
        p(sh.getClass().getSimpleName().startsWith("$Proxy") + " " + Modifier.toString(sh.getClass().getModifiers()) + Arrays.toString(sh.getClass().getInterfaces()));
        p(call(() -> Proxy.newProxyInstance(null, new Class<?>[]{String.class}, (x, y, z) -> 0)));
        Object arr = Array.newInstance(int.class, 2, 3);
        Array.setInt(Array.get(arr, 1), 2, 5);
        p(Arrays.deepToString((int[][]) arr) + Array.getLength(arr));
        p(call(() -> Array.get("x", 0)));
        p(call(() -> {
            Array.set(new int[1], 0, 5L);
            return 0;
        }));
        p(call(() -> Array.newInstance(void.class, 1)));
        p(call(() -> Array.newInstance(int.class, -1)));
        Class<?> h = java.lang.invoke.MethodHandles.lookup().defineHiddenClass(ReflectForge.class.getResourceAsStream("ReflectForge$GenS.class").readAllBytes(), true).lookupClass();
        p(h.isHidden() + " " + h.getName().replaceAll("/.*", "/") + h.getSimpleName().replaceAll("/.*", "/") + h.getSuperclass() + h.getCanonicalName());
        p(((Gen<?>) h.getDeclaredConstructor().newInstance()).twice());
        p(StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).walk(s -> s.map(x -> x.getMethodName() + x.getLineNumber() + x.getDescriptor()).toList()) + "" + ((Supplier<Object>) () -> StackWalker.getInstance().walk(s -> s.map(StackWalker.StackFrame::getMethodName).limit(2).toList())).get());
    }
}
