import java.util.List;
import java.util.TreeSet;

/** The modules a program of the class path is started with: those that offer something, and what they need. */
public class ModulesPresent {
    public static void main(String[] args) throws Exception {
        ModuleLayer boot = ModuleLayer.boot();
        TreeSet<String> names = new TreeSet<>();
        for (Module module : boot.modules()) {
            names.add(module.getName());
        }
        System.out.println(names.size() == boot.modules().size());
        // Builds of a JDK differ in its own tools.
        names.removeIf(name -> name.startsWith("jdk.") && !name.startsWith("jdk.incubator"));
        System.out.println(names);
        for (String name : List.of("java.base", "java.se", "java.sql", "jdk.incubator.vector", "jdk.jcmd", "no.such")) {
            System.out.println(name + " " + boot.findModule(name).isPresent());
        }
        System.out.println(ModulesPresent.class.getModule().isNamed() + " " + ModuleLayer.empty().modules());
        for (String name : List.of("[I", "[[D", "[Ljava.lang.String;", "int", "[int", "[Lint;", "[[Ldouble;", "[V", "[Lno.Such;", "L", "[")) {
            try {
                System.out.println(Class.forName(name));
            } catch (ClassNotFoundException e) {
                System.out.println("no " + name + ": " + e.getMessage());
            }
        }
    }
}
