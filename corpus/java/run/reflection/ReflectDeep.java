import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class ReflectDeep<T extends Comparable<? super T> & java.io.Serializable> extends AbstractList<T> implements Supplier<List<? extends T>> {
    protected volatile transient int v;
    public static final long C = 5;
    T[] arr;
    Map<String, ? super List<int[]>[]> complex;
    enum E {
        A {
        } , B
    }
    @FunctionalInterface interface Fn {
        void f();
    }
    sealed interface S permits R, Q {
    }
    record R(int a, List<String> b) implements S {
        R {
        }
        static int st;
    }
    static final class Q implements S {
    }
    public T get(int i) {
        return null;
    }
    public int size() {
        return 0;
    }
    public List<? extends T> get() {
        return null;
    }
    synchronized native2 dummy() {
        return null;
    }
    <X extends Exception> void thrower(X x, T... ts) throws X, java.io.IOException {
    }
    static class native2 {
    }
    private ReflectDeep(int a) {
    }
    public ReflectDeep() {
    }
    public static void main(String[] args) throws Exception {
        Class<?> c = ReflectDeep.class;
        System.out.println(c.toGenericString() + " " + c.getGenericSuperclass() + " " + Arrays.toString(c.getGenericInterfaces()) + " " + Arrays.toString(c.getTypeParameters()) + Arrays.toString(c.getTypeParameters()[0].getBounds()));
        for (Field f : c.getDeclaredFields()) System.out.println(f.toGenericString() + " | " + f.getGenericType().getTypeName() + " " + f.getModifiers());
        Stream.of(c.getDeclaredMethods()).filter(m -> !m.getName().startsWith("lambda")).map(m -> m.toGenericString() + " " + m.isBridge() + m.isSynthetic() + m.isVarArgs() + Arrays.toString(m.getExceptionTypes())).sorted().forEach(System.out::println);
        Stream.of(c.getDeclaredConstructors()).map(Constructor::toGenericString).sorted().forEach(System.out::println);
        System.out.println(Stream.of(c.getDeclaredClasses()).map(k -> Modifier.toString(k.getModifiers()) + " " + k.getSimpleName() + " " + k.isRecord() + k.isSealed() + k.isEnum() + k.isInterface() + k.isMemberClass()).sorted().toList());
        System.out.println(Arrays.toString(R.class.getRecordComponents()) + R.class.getRecordComponents()[1].getGenericType() + R.class.getRecordComponents()[0].getAccessor().invoke(new R(4, null)) + Arrays.toString(S.class.getPermittedSubclasses()) + E.A.getClass().isAnonymousClass() + E.A.getClass().getSuperclass() + Arrays.toString(E.class.getEnumConstants()) + E.class.getField("A").isEnumConstant());
        Type t = c.getDeclaredField("complex").getGenericType();
        ParameterizedType pt = (ParameterizedType) t;
        WildcardType wt = (WildcardType) pt.getActualTypeArguments()[1];
        System.out.println(pt.getRawType() + " " + pt.getOwnerType() + " " + Arrays.toString(wt.getLowerBounds()) + wt.getLowerBounds()[0].getClass().getSimpleName() + ((GenericArrayType) c.getDeclaredField("arr").getGenericType()).getGenericComponentType() + pt.equals(c.getDeclaredField("complex").getGenericType()) + (pt.hashCode() == c.getDeclaredField("complex").getGenericType().hashCode()));
        for (Class<?> k : new Class<?>[] {int.class, int[].class, String[][].class, Map.Entry.class, Fn.class, void.class, new Object() { }.getClass(), ((Runnable) () -> { }).getClass().getSuperclass(), E.A.getClass(), Override.class, Thread.State.class, List.class, R.class}) System.out.println(k.getName() + " " + k.getSimpleName() + " " + k.getTypeName() + " " + k.getCanonicalName() + " " + k.descriptorString() + " " + k.getPackageName() + " " + Modifier.toString(k.getModifiers()) + " " + k.isPrimitive() + k.isArray() + k.isInterface() + k.isLocalClass() + k.isAnonymousClass() + " " + k.getEnclosingClass() + " " + k.getDeclaringClass() + " " + k.getComponentType() + " " + k.arrayType() + " " + k.getNestHost().getSimpleName() + " " + (k.getSuperclass() == null) + k.desiredAssertionStatus());
        Object a = Array.newInstance(int.class, 2, 3);
        Array.set(Array.get(a, 1), 2, 9);
        System.out.println(Arrays.deepToString((int[][]) a) + Array.getLength(a) + Array.newInstance(String.class, 1).getClass());
        try {
            Array.set(new int[1], 0, 1.5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Array.get("x", 0);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Class.forName("[[I") + " " + Class.forName("ReflectDeep$E").getSimpleName() + " " + int.class.getTypeName() + Integer.TYPE + Class.forName("java.lang.String", false, null) + String.class.isInstance("x") + Number.class.isAssignableFrom(Integer.class) + Integer.class.cast(5) + List.class.getMethod("of", Object[].class).isVarArgs() + List.class.getMethod("size").isDefault() + Collection.class.getMethod("stream").isDefault());
        System.out.println(c.getPackage().getName().isEmpty() + " " + String.class.getPackage() + c.getProtectionDomain().getCodeSource().getLocation().getProtocol() + ClassLoader.getSystemClassLoader().loadClass("ReflectDeep").equals(c) + c.getClassLoader().getClass().getSimpleName() + c.getClassLoader().getParent().getClass().getSimpleName() + String.class.getClassLoader() + c.getClassLoader().getName());
        Method main = c.getMethod("main", String[].class);
        System.out.println(main.getParameters()[0] + " " + main.getParameterCount() + main.getReturnType() + main.equals(c.getMethod("main", String[].class)) + main.hashCode() + Modifier.toString(main.getModifiers()));
        System.out.println(new ClassValue<String>() { protected String computeValue(Class<?> k) { return "cv" + k.getSimpleName(); } }.get(String.class));
    }
}
