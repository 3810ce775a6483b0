import java.util.HashMap;
import java.util.Map;

public class MissingClasses {
    static class Memory extends ClassLoader {
        final Map<String, byte[]> classes = new HashMap<>();

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            System.out.println("find " + name);
            byte[] bytes = classes.get(name);
            if (bytes == null) throw new ClassNotFoundException(name + " is not in memory");
            return defineClass(name, bytes, 0, bytes.length);
        }
    }

    public static void main(String[] args) throws Exception {
        Memory memory = new Memory();
        try {
            memory.loadClass("a.Missing");
        } catch (ClassNotFoundException e) {
            System.out.println(e);
        }
        try {
            Class.forName("b.Missing", false, memory);
        } catch (ClassNotFoundException e) {
            System.out.println(e + " " + e.getStackTrace()[0].getMethodName());
        }
        memory.classes.put("c.Short", new byte[] {1, 2, 3});
        memory.classes.put("d.Wrong", new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9});
        for (String name : new String[] {"c.Short", "d.Wrong"}) {
            try {
                memory.loadClass(name);
            } catch (ClassFormatError e) {
                System.out.println(e.getMessage());
            }
        }
        System.out.println(memory.loadClass("java.util.List") == java.util.List.class);
        System.out.println(memory.getParent() == ClassLoader.getSystemClassLoader());
        System.out.println(Class.forName("[Ljava.lang.String;", false, memory).getSimpleName());
        try {
            memory.classes.put("java.lang.Mine", new byte[8]);
            memory.findClass("java.lang.Mine");
        } catch (SecurityException e) {
            System.out.println(e.getMessage());
        }
        Class.forName("e.Missing");
    }
}
