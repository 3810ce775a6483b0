import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
public class AnnotationsAndGenerics {
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE,ElementType.FIELD,ElementType.METHOD,ElementType.PARAMETER}) @Inherited
    @interface Info {
        String name() default "none";
        int[] nums() default {
            1,2
        };
        Class<?> type() default Object.class;
        Level level() default Level.LOW;
        Sub sub() default @Sub(7);
    }
    @Retention(RetentionPolicy.RUNTIME) @interface Sub {
        int value();
        char c() default 'x';
        double d() default 1.5;
        long l() default 3L;
        byte b() default 1;
        float f() default 2f;
        boolean z() default true;
        String[] ss() default {
            "a","b\"c"
        };
    }
    enum Level {
        LOW, HIGH {}
    }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Tags.class) @interface Tag {
        String value();
    }
    @Retention(RetentionPolicy.RUNTIME) @interface Tags {
        Tag[] value();
    }
    @Retention(RetentionPolicy.RUNTIME) @Target(ElementType.TYPE_USE) @interface NN {}
    @Info(name="base", level=Level.HIGH) static class Base<T extends Comparable<T> & java.io.Serializable> {
        @Info T f;
        List<? super Integer> g;
        @Info(nums={}) public <E extends Exception> Map<String,
                List<T[]>> m(@Info(name="p") T a, @NN List<? extends Number> b) throws E, java.io.IOException {
            return null;
        }
    }
    @Tag("x") @Tag("y") static class Derived extends Base<String> implements Comparable<Derived> {
        public int compareTo(Derived o){
            return 0;
        }
        @Deprecated(since="3", forRemoval=true) void old(){}
    }
    record P(@Info(name="c") int x, List<String> y) {}
    public static void main(String[] a) throws Exception {
        System.out.println(Arrays.toString(Base.class.getAnnotations()));
        System.out.println(Arrays.toString(Derived.class.getAnnotations()));
        System.out.println(Arrays.toString(Derived.class.getDeclaredAnnotationsByType(Tag.class)));
        Info i = Derived.class.getAnnotation(Info.class);
        System.out.println(i.name()+i.level()+Arrays.toString(i.nums())+i.type()+i.sub().value()+i.annotationType());
        System.out.println(i.equals(Base.class.getAnnotation(Info.class))+" "+(i.hashCode()==Base.class.getAnnotation(Info.class).hashCode()));
        Method m = Base.class.getMethods()[0];
        for (Method q: Base.class.getDeclaredMethods()) {
            System.out.println(q.toGenericString());
            System.out.println(q);
            for (Parameter p : q.getParameters()) System.out.println(p+" "+Arrays.toString(p.getAnnotations())+" "+p.getAnnotatedType()+" "+p.isNamePresent());
            System.out.println(Arrays.toString(q.getGenericExceptionTypes())+Arrays.toString(q.getTypeParameters()[0].getBounds()));
        }
        System.out.println(Derived.class.getGenericSuperclass()+" "+Arrays.toString(Derived.class.getGenericInterfaces()));
        System.out.println(Base.class.toGenericString()+" "+Derived.class.toGenericString()+" "+P.class.toGenericString()+" "+Level.class.toGenericString()+" "+Info.class.toGenericString());
        for (Field f: Base.class.getDeclaredFields()) System.out.println(f.toGenericString()+" "+f.getGenericType().getClass().getSimpleName());
        for (RecordComponent rc: P.class.getRecordComponents()) System.out.println(rc+" "+Arrays.toString(rc.getAnnotations())+" "+rc.getGenericType()+rc.getAccessor());
        System.out.println(Arrays.toString(P.class.getDeclaredConstructors()[0].getParameterAnnotations()[0]));
        System.out.println(Derived.class.getDeclaredMethod("old").getAnnotation(Deprecated.class));
        try {
            Info.class.getMethod("nope");
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        ParameterizedType pt = (ParameterizedType) Derived.class.getGenericSuperclass();
        System.out.println(pt.getRawType()+" "+pt.getOwnerType()+" "+Arrays.toString(pt.getActualTypeArguments()));
        System.out.println(Modifier.toString(Base.class.getModifiers())+"|"+Modifier.toString(Level.class.getModifiers())+"|"+Modifier.toString(P.class.getModifiers()));
        System.out.println(Base.class.getTypeParameters()[0].getName()+Arrays.toString(Base.class.getTypeParameters()[0].getBounds()));
    }
}
