import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;

public class GenericSignatures {
    static abstract class TypeRef<T> {
        Type type() {
            return ((ParameterizedType) getClass().getGenericSuperclass()).getActualTypeArguments()[0];
        }
    }

    static class Node<K extends Comparable<K> & java.io.Serializable, V> {
        Map<K, List<? extends V>> map;
        K[] keys;
        List<? super Integer>[] arr;
        Map.Entry<String, int[]> e;

        <X extends Exception> V get(K k, Function<? super K, ? extends V> f) throws X {
            return null;
        }

        class In<Q> { }

        In<String> in;
    }

    static class Impl extends Node<String, Integer> implements Supplier<Optional<Integer>> {
        public Optional<Integer> get() {
            return null;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println(new TypeRef<Map<String, List<Integer>>>() { }.type());
        System.out.println(new TypeRef<int[]>() { }.type() + " " + new TypeRef<List<String>[]>() { }.type());
        for (String n : new String[] {"map", "keys", "arr", "e", "in"}) {
            Type t = Node.class.getDeclaredField(n).getGenericType();
            System.out.println(n + ": " + t + " " + (t instanceof ParameterizedType) + (t instanceof GenericArrayType));
        }
        ParameterizedType pt = (ParameterizedType) Node.class.getDeclaredField("map").getGenericType();
        System.out.println(pt.getRawType() + " " + pt.getActualTypeArguments()[0] + " " + pt.getOwnerType());
        WildcardType w = (WildcardType) ((ParameterizedType) pt.getActualTypeArguments()[1]).getActualTypeArguments()[0];
        System.out.println(w + " " + Arrays.toString(w.getUpperBounds()) + Arrays.toString(w.getLowerBounds()));
        for (TypeVariable<?> v : Node.class.getTypeParameters()) System.out.println(v + " " + Arrays.toString(v.getBounds()) + " " + v.getGenericDeclaration());
        Method m = Node.class.getDeclaredMethod("get", Comparable.class, Function.class);
        System.out.println(m.toGenericString() + " " + Arrays.toString(m.getGenericExceptionTypes()) + " " + m.getGenericReturnType());
        System.out.println(Impl.class.getGenericSuperclass() + " " + Arrays.toString(Impl.class.getGenericInterfaces()));
        System.out.println(Arrays.stream(Impl.class.getDeclaredMethods()).filter(x -> x.getName().equals("get")).map(x -> x.isBridge() + ":" + x.getReturnType().getSimpleName()).sorted().toList());
    }
}
