import java.util.logging.*;
public class LoggerDefaults {
    static class T {
        final Logger l = Logger.getLogger(T.class.getName());
        void go() {
            try {
                Object o = null;
                o.toString();
            } catch (NullPointerException e) {
                l.log(Level.WARNING, "npe", e);
            }
        }
    }
    public static void main(String[] args) {
        Logger root = Logger.getLogger("");
        for (Handler h : root.getHandlers()) {
            System.out.println(h.getClass().getName() + h.getLevel());
            h.setFormatter(new SimpleFormatter() { public String format(LogRecord r) { return "["
                    + r.getLevel().getLocalizedName() + "] " + r.getSourceClassName() + "."
                    + r.getSourceMethodName() + " " + r.getMessage()
                    + (r.getThrown() != null ? " " + r.getThrown() : "") + "\n"; } });
        }
        new T().go();
        Logger.getGlobal().info("g");
        Logger.getAnonymousLogger().severe("anon");
        System.Logger sl = System.getLogger("sys");
        sl.log(System.Logger.Level.INFO, "via system {0}", 5);
        System.out.println(sl.getName() + sl.isLoggable(System.Logger.Level.DEBUG));
        XMLFormatter xf = new XMLFormatter();
        System.out.println(xf.format(new LogRecord(Level.INFO, "a<b")).contains("a&lt;b"));
    }
}
