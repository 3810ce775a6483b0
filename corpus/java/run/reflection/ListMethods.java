import java.util.*;

public class ListMethods {
    interface A { void one(); int two(String s, int... x); static void st() { } default long dd() { return 1; } }

    public static void main(String[] args) {
        for (java.lang.reflect.Method m : Arrays.stream(A.class.getDeclaredMethods()).sorted(Comparator.comparing(java.lang.reflect.Method::getName)).toList()) System.out.println(m.getName() + " " + m.getReturnType() + " " + m.getParameterCount() + m.isDefault() + m.isVarArgs() + java.lang.reflect.Modifier.toString(m.getModifiers()));
    }
}
