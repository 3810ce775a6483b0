import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

/** Methods that look at their caller, called by reflection: the caller is whoever calls `invoke`. */
public class CallersByReflection {
    static class Inner {
        private static int secret() {
            return 5;
        }
    }

    public static void main(String[] args) throws Throwable {
        Object lookup = MethodHandles.class.getMethod("lookup").invoke(null);
        System.out.println(lookup);
        Method within = MethodHandles.class.getMethod("privateLookupIn", Class.class, MethodHandles.Lookup.class);
        MethodHandles.Lookup inner = (MethodHandles.Lookup) within.invoke(null, Inner.class, lookup);
        System.out.println(inner);
        System.out.println((int) inner.findStatic(Inner.class, "secret", MethodType.methodType(int.class)).invokeExact());
        System.out.println(Class.class.getMethod("forName", String.class).invoke(null, "CallersByReflection$Inner"));
        Method invoke = Method.class.getMethod("invoke", Object.class, Object[].class);
        Method secret = Inner.class.getDeclaredMethod("secret");
        System.out.println(invoke.invoke(secret, null, new Object[0]));
        System.out.println(invoke.invoke(MethodHandles.class.getMethod("lookup"), null, new Object[0]));
    }
}
