import java.lang.management.ManagementFactory;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.lang.module.ResolvedModule;
import java.util.TreeSet;

import com.sun.management.HotSpotDiagnosticMXBean;

/** How the boot layer is configured, and options of the virtual machine that libraries ask for. */
public class BootLayer {
    public static void main(String[] args) {
        Configuration boot = ModuleLayer.boot().configuration();
        ResolvedModule sql = boot.findModule("java.sql").orElseThrow();
        System.out.println(new TreeSet<>(sql.reads().stream().map(ResolvedModule::name).toList()));
        System.out.println(boot.findModule("no.such").isPresent() + " " + boot.parents().size());
        System.out.println(boot.modules().size() == ModuleLayer.boot().modules().size());
        System.out.println(boot == ModuleLayer.boot().configuration());
        System.out.println(new TreeSet<>(ModuleLayer.boot().findModule("java.sql").orElseThrow().getPackages()));
        System.out.println(ModuleFinder.ofSystem().find("java.logging").orElseThrow().descriptor().exports());
        System.out.println(ModuleLayer.boot().findLoader("java.sql") == ClassLoader.getPlatformClassLoader());
        HotSpotDiagnosticMXBean bean = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
        System.out.println(bean.getVMOption("ObjectAlignmentInBytes"));
        System.out.println(bean.getVMOption("UseCompressedOops").getValue());
    }
}
