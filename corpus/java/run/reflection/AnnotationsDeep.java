import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
public class AnnotationsDeep {
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE, ElementType.METHOD, ElementType.FIELD, ElementType.PARAMETER, ElementType.CONSTRUCTOR, ElementType.LOCAL_VARIABLE}) @Inherited @interface Info {
        String value() default "dflt";
        int n() default 3;
        Class<?> type() default Object.class;
        Level level() default Level.LOW;
        String[] tags() default {
            "a", "b"
        };
        Sub sub() default @Sub(x = 1.5);
        long big() default 1L << 40;
        char ch() default '\'';
        byte by() default -1;
        float fl() default 1f / 3;
        double[] ds() default {
        };
        Class<?>[] cs() default {
            int.class, String[].class
        };
        boolean ok() default true;
        short sh() default 7;
    }
    @Retention(RetentionPolicy.RUNTIME) @interface Sub {
        double x();
        String s() default "q\"uo\n";
    }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Roles.class) @interface Role {
        String value();
    }
    @Retention(RetentionPolicy.RUNTIME) @interface Roles {
        Role[] value();
    }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface NonNull {
        int p() default 0;
    }
    @Retention(RetentionPolicy.CLASS) @interface Gone {
    }
    enum Level {
        LOW, HIGH {
        }
    }
    @Info("base") @Gone static class Base {
        @Info(n = 9, tags = "one", type = Map.Entry.class, level = Level.HIGH) public int f;
        @Role("r1") @Role("r2") public void m(@Info("p") String a, @Sub(x = 2) @Info int b) {
        }
        @Deprecated(since = "9", forRemoval = true) public void old() {
        }
    }
    @Role("solo") static class Derived extends Base {
        @Override public void m(String a, int b) {
        }
        @NonNull(p = 1) List<@NonNull(p = 2) String> lst;
        <@NonNull T extends @NonNull Comparable<T>> @NonNull T gen(T @NonNull [] arr) throws @NonNull Exception {
            return null;
        }
    }
    public static void main(String[] args) throws Exception {
        for (Annotation a : Derived.class.getAnnotations()) System.out.println(a);
        System.out.println(Arrays.toString(Derived.class.getDeclaredAnnotations()));
        Info i = Base.class.getField("f").getAnnotation(Info.class);
        System.out.println(i);
        System.out.println(i.annotationType() + " " + i.n() + i.tags().length + i.type() + i.level() + i.sub().x() + i.big() + i.ch() + i.equals(Base.class.getField("f").getAnnotation(Info.class)) + (i.hashCode() == Base.class.getField("f").getAnnotation(Info.class).hashCode()));
        Method m = Base.class.getMethod("m", String.class, int.class);
        System.out.println(Arrays.toString(m.getAnnotationsByType(Role.class)) + m.getAnnotation(Role.class) + m.getAnnotation(Roles.class).value().length + m.isAnnotationPresent(Roles.class));
        System.out.println(Arrays.deepToString(m.getParameterAnnotations()));
        System.out.println(Arrays.toString(Derived.class.getMethod("m", String.class, int.class).getAnnotations()));
        System.out.println(Arrays.toString(Base.class.getMethod("old").getAnnotations()));
        Field l = Derived.class.getDeclaredField("lst");
        System.out.println(l.getAnnotatedType() + " " + Arrays.toString(l.getAnnotatedType().getAnnotations()) + " " + ((AnnotatedParameterizedType) l.getAnnotatedType()).getAnnotatedActualTypeArguments()[0]);
        for (Method g : Derived.class.getDeclaredMethods()) if (g.getName().equals("gen")) System.out.println(g.toGenericString() + " " + g.getAnnotatedReturnType() + " " + g.getAnnotatedParameterTypes()[0] + " " + g.getAnnotatedExceptionTypes()[0] + " " + Arrays.toString(g.getTypeParameters()[0].getAnnotations()) + g.getTypeParameters()[0].getAnnotatedBounds()[0]);
        Info copy = (Info) Proxy.newProxyInstance(AnnotationsDeep.class.getClassLoader(), new Class<?>[] {Info.class}, (p, mm, a) -> mm.getDefaultValue() != null ? mm.getDefaultValue() : mm.getName().equals("annotationType") ? Info.class : null);
        System.out.println(copy.value() + copy.n() + copy.tags()[1] + copy.annotationType());
        for (Method mm : new TreeMap<String, Method>() {{ for (Method q : Info.class.getDeclaredMethods()) put(q.getName(), q); }}.values()) {
            Object dv = mm.getDefaultValue();
            System.out.println(mm.getName() + " " + mm.getReturnType().getSimpleName() + " = " + (dv instanceof Object[] arr ? Arrays.toString(arr) : dv instanceof double[] ds ? Arrays.toString(ds) : dv));
        }
        System.out.println(Info.class.isAnnotation() + " " + Info.class.getModifiers() + " " + Modifier.toString(Info.class.getModifiers()) + " " + Arrays.toString(Info.class.getInterfaces()) + Arrays.toString(Info.class.getAnnotation(Target.class).value()) + Info.class.getAnnotation(Retention.class));
        @Info int local = 3;
        System.out.println(local);
    }
}
