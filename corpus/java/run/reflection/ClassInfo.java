import java.io.Serializable;
import java.lang.reflect.Modifier;
import java.util.*;

public class ClassInfo {
    static abstract class A<T> implements Comparable<A<T>>, Serializable { }

    interface I extends Runnable { }

    enum E { X { } }

    record R(int a) { }

    @interface An { }

    public static void main(String[] args) throws Exception {
        Object anon = new Object() { };
        class Local { }
        Class<?>[] cs = {int.class, void.class, int[].class, String[][].class, String.class, A.class, I.class, E.class, E.X.getClass(), R.class, An.class, anon.getClass(), Local.class, Map.Entry.class, Integer.class, Object.class};
        for (Class<?> c : cs) {
            System.out.println(c + "|" + c.getName() + "|" + c.getSimpleName() + "|" + c.getTypeName() + "|" + c.getCanonicalName() + "|" + c.getPackageName() + "|" + Modifier.toString(c.getModifiers()) + "|" + c.getSuperclass());
            System.out.println("  " + c.isPrimitive() + c.isArray() + c.isInterface() + c.isEnum() + c.isRecord() + c.isAnnotation() + c.isAnonymousClass() + c.isLocalClass() + c.isMemberClass() + c.isSealed() + c.isHidden() + " " + c.getComponentType() + " " + c.getEnclosingClass() + " " + c.getDeclaringClass() + " " + c.getEnclosingMethod() + " " + Arrays.toString(c.getInterfaces()));
        }
        System.out.println(Class.forName("java.util.ArrayList") + " " + Class.forName("[I") + " " + Class.forName("[Ljava.lang.String;") + " " + Class.forName("ClassInfo$R"));
        for (String bad : new String[] {"no.such.Type", "int", "ClassInfo.R", "", "java/lang/String"}) {
            try {
                Class.forName(bad);
                System.out.println("found " + bad);
            } catch (ClassNotFoundException e) {
                System.out.println(e);
            }
        }
        System.out.println(Number.class.isAssignableFrom(Integer.class) + " " + Integer.class.isAssignableFrom(Number.class) + " " + Object[].class.isAssignableFrom(String[].class) + " " + long.class.isAssignableFrom(int.class) + " " + Comparable.class.isInstance("s") + " " + int.class.isInstance(1));
        System.out.println(String.class == "".getClass() && String.class.hashCode() == "".getClass().hashCode());
        System.out.println(ClassInfo.class.getClassLoader() != null ? "app loader" : "boot");
        System.out.println(String.class.getClassLoader() + " " + String.class.getModule() + " " + ClassInfo.class.getModule().isNamed() + " " + ClassInfo.class.getPackage().getName().isEmpty());
        System.out.println(Arrays.toString(E.class.getEnumConstants()) + " " + String.class.getEnumConstants() + " " + int.class.arrayType() + " " + int[][].class.componentType() + " " + String.class.descriptorString());
        System.out.println(A.class.toGenericString() + " " + R.class.toGenericString() + " " + Arrays.toString(A.class.getGenericInterfaces()) + " " + Arrays.toString(A.class.getTypeParameters()));
    }
}
