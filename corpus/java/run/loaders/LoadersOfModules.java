import java.util.*;
public class LoadersOfModules {
    public static void main(String[] a) throws Exception {
        Class<?>[] cs = {String.class, java.sql.Date.class, java.util.logging.Logger.class, LoadersOfModules.class, int.class, String[].class, java.sql.Date[].class, javax.tools.Tool.class, java.net.http.HttpClient.class};
        for (Class<?> c : cs) {
            ClassLoader l = c.getClassLoader();
            System.out.println(c + " " + (l == null ? null : l.getName() + " " + l.getClass()) + " " + c.getModule().getName() + " " + (c.getModule().getClassLoader() == null));
        }
        for (ClassLoader l = LoadersOfModules.class.getClassLoader(); l != null; l = l.getParent()) System.out.println(l.getClass().getName() + l.getName() + l.isRegisteredAsParallelCapable());
        System.out.println(java.sql.Date.class.getClassLoader().loadClass("java.sql.Time"));
        System.out.println(java.sql.Date.class.getClassLoader() == ClassLoader.getPlatformClassLoader());
        try {
            ClassLoader.getPlatformClassLoader().loadClass("LoadersOfModules");
        } catch (ClassNotFoundException e) {
            System.out.println(e);
        }
        System.out.println(Class.forName("LoadersOfModules$In", false, LoadersOfModules.class.getClassLoader()));
        System.out.println(ClassLoader.getSystemClassLoader().getResource("LoadersOfModules.class").getPath().endsWith("/LoadersOfModules.class"));
        String place = LoadersOfModules.class.getProtectionDomain().getCodeSource().getLocation().toString();
        System.out.println(place.startsWith("file:/") + " " + place.endsWith("/") + " " + java.sql.Date.class.getProtectionDomain().getCodeSource());
        System.out.println(Object.class.getResource("Object.class"));
        System.out.println(java.sql.Date.class.getResource("Date.class"));
        System.out.println(LoadersOfModules.class.getPackage() + " " + String.class.getPackage() + LoadersOfModules.class.getPackageName().isEmpty());
        System.out.println(Thread.currentThread().getContextClassLoader() == LoadersOfModules.class.getClassLoader());
        System.out.println(Arrays.stream(new Throwable().getStackTrace()).map(s -> s.getClassLoaderName() + s.getModuleName()).toList());
    }
    static class In {
    }
}
