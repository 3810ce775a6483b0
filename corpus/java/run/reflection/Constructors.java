import java.lang.reflect.*;
import java.util.*;

public class Constructors {
    static class A {
        final String s;

        private A() {
            s = "default";
        }

        public A(int x) {
            s = "int " + x;
        }

        A(String... parts) throws java.io.IOException {
            if (parts.length == 0) throw new java.io.IOException("empty");
            s = String.join(",", parts);
        }
    }

    static abstract class Abs {
        Abs() { }
    }

    class Inner {
        final int v;

        Inner(int v) {
            this.v = v + base;
        }
    }

    int base = 100;

    enum E { ONE }

    public static void main(String[] args) throws Exception {
        Constructor<?>[] cs = A.class.getDeclaredConstructors();
        Arrays.sort(cs, Comparator.comparing(Constructor::toString));
        for (Constructor<?> c : cs) System.out.println(c + " " + c.getParameterCount() + " " + c.isVarArgs());
        System.out.println(A.class.getDeclaredConstructor().newInstance().s + " " + A.class.getConstructor(int.class).newInstance(5).s + " " + A.class.getDeclaredConstructor(String[].class).newInstance((Object) new String[] {"p", "q"}).s);
        try {
            A.class.getDeclaredConstructor(String[].class).newInstance((Object) new String[0]);
        } catch (InvocationTargetException e) {
            System.out.println(e.getCause());
        }
        try {
            Abs.class.getDeclaredConstructor().newInstance();
        } catch (InstantiationException e) {
            System.out.println("abstract " + e.getMessage());
        }
        try {
            A.class.getConstructor();
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Inner.class.getDeclaredConstructor(Constructors.class, int.class).newInstance(new Constructors(), 5).v);
        try {
            E.class.getDeclaredConstructors()[0].newInstance("TWO", 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Object l = Class.forName("java.util.ArrayList").getDeclaredConstructor(Collection.class).newInstance(List.of(1, 2));
        System.out.println(l);
        @SuppressWarnings("deprecation") Object o = Constructors.class.newInstance();
        System.out.println(((Constructors) o).base);
        System.out.println(String.class.getConstructor(char[].class).newInstance((Object) new char[] {'o', 'k'}));
    }
}
