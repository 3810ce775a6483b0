import java.util.List;
import java.util.TreeSet;
import java.util.logging.Logger;

public class ModulesNamed {
    public static void main(String[] args) {
        for (Class<?> c : List.of(Object.class, Logger.class, java.sql.Timestamp.class, int[].class)) {
            System.out.println(c.getName() + " is in " + c.getModule() + ", " + c.getModule().getName());
        }
        Module own = ModulesNamed.class.getModule();
        Module base = Object.class.getModule();
        System.out.println(own.isNamed() + " " + own.getName() + " " + own.getDescriptor() + " " + own.getLayer());
        System.out.println(base.getDescriptor().name() + " " + base.getDescriptor().isOpen() + " " + base.getDescriptor().requires());
        TreeSet<String> requires = new TreeSet<>();
        Logger.class.getModule().getDescriptor().requires().forEach(r -> requires.add(r.toString()));
        System.out.println(requires);
        System.out.println(base.isExported("java.util") + " " + base.isExported("jdk.internal.misc") + " " + own.canRead(base));
        System.out.println(ModuleLayer.boot().findModule("java.logging").get() == Logger.class.getModule());
        System.out.println(ModuleLayer.boot().findModule("no.such").isPresent() + " " + (base.getLayer() == ModuleLayer.boot()));
    }
}
