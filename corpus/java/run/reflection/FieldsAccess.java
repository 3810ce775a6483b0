import java.lang.reflect.*;
import java.util.*;

public class FieldsAccess {
    static class P {
        protected String inherited = "inh";
        public static int count = 3;
    }

    static class C extends P {
        private int secret = 42;
        public final String fin = "final".trim();
        byte b = 1;
        char c = 'x';
        long l = 5L;
        double d = 2.5;
        boolean z = true;
        List<String> list = new ArrayList<>();
        int[] arr = {1, 2};
        static final int CONST = 9;
        transient volatile Object o;
    }

    public static void main(String[] args) throws Exception {
        C c = new C();
        Field[] fs = C.class.getDeclaredFields();
        for (Field f : fs) System.out.println(Modifier.toString(f.getModifiers()) + " " + f.getType().getSimpleName() + " " + f.getName() + " " + f.getGenericType() + " " + f);
        Field s = C.class.getDeclaredField("secret");
        System.out.println(s.getInt(c) + " " + s.get(c) + " " + s.getLong(c) + " " + s.getDouble(c));
        s.setInt(c, 7);
        s.set(c, 8);
        System.out.println(c.secret);
        Field d = C.class.getDeclaredField("d");
        d.set(c, 3);
        d.setFloat(c, 1.5f);
        System.out.println(c.d);
        for (Object bad : new Object[] {"str", 5L, null}) {
            try {
                s.set(c, bad);
            } catch (IllegalArgumentException | NullPointerException e) {
                System.out.println(e.getClass().getSimpleName() + " " + (e instanceof NullPointerException ? "" : e.getMessage()));
            }
        }
        try {
            s.get("wrong object");
        } catch (IllegalArgumentException e) {
            System.out.println("wrong receiver");
        }
        try {
            C.class.getDeclaredField("nope");
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage());
        }
        try {
            C.class.getDeclaredField("CONST").set(null, 1);
        } catch (IllegalAccessException e) {
            System.out.println("cannot set static final");
        }
        Field f = C.class.getDeclaredField("fin");
        f.setAccessible(true);
        f.set(c, "changed");
        System.out.println(f.get(c));
        System.out.println(C.class.getField("count").getInt(null) + " " + Arrays.stream(C.class.getFields()).map(Field::getName).sorted().toList());
        P.count = 10;
        System.out.println(P.class.getField("count").get(null));
        try {
            Field v = String.class.getDeclaredField("value");
            v.setAccessible(true);
            System.out.println("opened");
        } catch (InaccessibleObjectException e) {
            System.out.println("strong encapsulation");
        }
        StringBuilder dump = new StringBuilder();
        for (Class<?> k = C.class; k != Object.class; k = k.getSuperclass()) for (Field x : k.getDeclaredFields()) if (!Modifier.isStatic(x.getModifiers()) && !x.getType().isArray()) dump.append(x.getName()).append('=').append(x.get(c)).append(' ');
        System.out.println(dump);
        Object ia = Array.newInstance(int.class, 3);
        Array.setInt(ia, 1, 5);
        Array.set(ia, 2, (short) 7);
        System.out.println(Array.getLength(ia) + " " + Array.get(ia, 1) + " " + Array.getLong(ia, 2) + " " + Array.newInstance(String.class, 2, 3).getClass().getSimpleName());
        try {
            Array.set(ia, 0, "x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
