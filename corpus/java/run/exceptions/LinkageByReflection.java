import java.util.*;

public class LinkageByReflection {
    public static void main(String[] args) throws Throwable {
        for (String n : List.of("java.lang.Strin", "LinkageByReflection$None", "[Lno.Such;", "[[I", "java.lang.Runnable")) {
            try {
                System.out.println(Class.forName(n).getSimpleName());
            } catch (ClassNotFoundException e) {
                System.out.println("CNF " + e.getMessage());
            }
        }
        try {
            LinkageByReflection.class.getClassLoader().loadClass("Nope");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        try {
            Runnable.class.getDeclaredConstructor();
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
    }
}
