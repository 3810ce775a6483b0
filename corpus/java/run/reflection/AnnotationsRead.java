import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;

public class AnnotationsRead {
    enum Level { LOW, HIGH }

    @Retention(RetentionPolicy.RUNTIME)
    @interface Info {
        String value() default "dflt";

        int n() default 3;

        long l() default 1L << 40;

        double d() default 0.5;

        char c() default 'x';

        boolean z() default true;

        Class<?> k() default Object.class;

        Level lv() default Level.LOW;

        String[] tags() default {"a", "b"};

        int[] nums() default {};

        Tag nested() default @Tag("deep");
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Repeatable(Tags.class)
    @Inherited
    @interface Tag {
        String value();
    }

    @Retention(RetentionPolicy.RUNTIME)
    @Inherited
    @interface Tags {
        Tag[] value();
    }

    @Retention(RetentionPolicy.CLASS)
    @interface Invisible { }

    @Tag("one")
    @Tag("two")
    @Invisible
    static class Base { }

    @Info(value = "child", n = 9, tags = "solo", lv = Level.HIGH, k = String.class)
    @Deprecated
    static class Child extends Base {
        @Info
        int field;

        @Info("m")
        void m(@Tag("param") int a, String b) { }
    }

    public static void main(String[] args) throws Exception {
        Info i = Child.class.getAnnotation(Info.class);
        System.out.println(i.value() + " " + i.n() + " " + i.l() + " " + i.d() + " " + i.c() + " " + i.z() + " " + i.k() + " " + i.lv() + " " + Arrays.toString(i.tags()) + " " + i.nums().length + " " + i.nested().value());
        System.out.println(Child.class.isAnnotationPresent(Deprecated.class) + " " + Child.class.getAnnotation(Tag.class) + " " + Child.class.getAnnotationsByType(Tag.class).length + " " + Child.class.getDeclaredAnnotations().length + " " + Child.class.getAnnotations().length + " " + Base.class.getAnnotations().length);
        for (Tag t : Base.class.getAnnotationsByType(Tag.class)) System.out.println(t.value() + " " + t.annotationType().getSimpleName());
        Field f = Child.class.getDeclaredField("field");
        System.out.println(f.getAnnotation(Info.class).value() + " " + f.getAnnotation(Info.class).equals(Child.class.getDeclaredMethod("m", int.class, String.class).getAnnotation(Info.class)));
        Method m = Child.class.getDeclaredMethod("m", int.class, String.class);
        System.out.println(m.getAnnotation(Info.class).value() + " " + m.getParameterAnnotations()[0].length + m.getParameterAnnotations()[1].length + " " + ((Tag) m.getParameterAnnotations()[0][0]).value());
        Tag a = Base.class.getAnnotationsByType(Tag.class)[0], b = Base.class.getAnnotationsByType(Tag.class)[0];
        System.out.println(a.equals(b) + " " + (a.hashCode() == b.hashCode()) + " " + a);
        System.out.println(Info.class.getMethod("n").getDefaultValue() + " " + Tag.class.getMethod("value").getDefaultValue());
        System.out.println(FunctionalInterface.class.isAnnotationPresent(Retention.class) + " " + Runnable.class.getAnnotations().length);
    }
}
