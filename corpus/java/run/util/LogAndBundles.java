import java.util.*;
import java.util.logging.*;
import java.util.logging.Formatter;
public class LogAndBundles {
    public static class Msgs extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][]{{"hi", "Hello {0}"}, {"n", 5}, {"arr", new String[]{"x", "y"}}};
        }
    }
    public static class Msgs_de extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][]{{"hi", "Hallo {0}"}};
        }
    }
    public static class Msgs_de_AT extends ResourceBundle {
        protected Object handleGetObject(String k) {
            return k.equals("hi") ? "Servus {0}" : null;
        }
        public Enumeration<String> getKeys() {
            return Collections.enumeration(List.of("hi"));
        }
    }
    static void p(Object o) {
        System.out.println(o);
    }
    public static void main(String[] a) throws Exception {
        Locale.setDefault(Locale.US);
        ResourceBundle b = ResourceBundle.getBundle("LogAndBundles$Msgs");
        p(b.getString("hi") + b.getObject("n") + b.getStringArray("arr").length + b.getLocale() + "|" + new TreeSet<>(b.keySet()));
        ResourceBundle d = ResourceBundle.getBundle("LogAndBundles$Msgs", new Locale("de", "AT"));
        p(d.getString("hi") + d.getObject("n") + d.getLocale() + d.containsKey("arr"));
        p(ResourceBundle.getBundle("LogAndBundles$Msgs", Locale.FRANCE).getString("hi"));
        try {
            b.getString("zz");
        } catch (MissingResourceException e) {
            p(e.getMessage() + e.getKey() + e.getClassName());
        }
        try {
            b.getString("n");
        } catch (ClassCastException e) {
            p("CCE");
        }
        try {
            ResourceBundle.getBundle("nope.Bundle", Locale.FRANCE);
        } catch (MissingResourceException e) {
            p(e.getMessage());
        }
        p(java.text.MessageFormat.format(d.getString("hi"), "Bob"));
        PropertyResourceBundle pr = new PropertyResourceBundle(new java.io.StringReader("a=1\nb=two"));
        p(pr.getString("b") + new TreeSet<>(pr.keySet()));
        Logger l = Logger.getLogger("app.core");
        l.setUseParentHandlers(false);
        List<String> recs = new ArrayList<>();
        Handler h = new Handler() {
            public void publish(LogRecord r) {
                if (isLoggable(r)) recs.add(r.getLevel() + "|" + r.getLoggerName() + "|" + new SimpleFormatter().formatMessage(r) + "|" + r.getSourceMethodName() + "|" + (r.getThrown() == null ? "" : r.getThrown().getMessage()) + "|" + Arrays.toString(r.getParameters()));
            }
            public void flush() {
            }
            public void close() {
                p("closed");
            }
        };
        h.setLevel(Level.ALL);
        l.addHandler(h);
        l.setLevel(Level.FINER);
        l.info("plain");
        l.log(Level.WARNING, "p {0} {1}", new Object[]{1, "two"});
        l.fine(() -> "lazy " + 3);
        l.finest("no");
        l.log(Level.SEVERE, "boom", new Exception("ex"));
        l.entering("C", "m", 5);
        l.exiting("C", "m", "r");
        l.throwing("C", "m", new Error("t"));
        l.setFilter(r -> !r.getMessage().contains("skip"));
        l.info("skip me");
        l.config("cfg");
        l.logp(Level.INFO, "Cls", "meth", "logp");
        l.logrb(Level.INFO, b, "hi", "RB");
        recs.forEach(LogAndBundles::p);
        p(l.getParent().getName() + "|" + Logger.getLogger("app.core.sub").getParent().getName() + l.isLoggable(Level.FINEST) + l.getLevel() + Logger.getLogger("app.core.sub").getLevel() + Level.parse("800") + Level.parse("WARNING").intValue() + Logger.getLogger("app.core") .equals(l));
        Level cust = new Level("CUSTOM", 850) {
        };
        l.log(cust, "c");
        p(recs.get(recs.size() - 1));
        Logger root = Logger.getLogger("");
        p(root.getHandlers().length + root.getHandlers()[0].getClass().getSimpleName() + root.getLevel());
        root.getHandlers()[0].setFormatter(new Formatter() {
            public String format(LogRecord r) {
                return "[" + r.getLevel() + "] " + formatMessage(r) + "\n";
            }
            public String getHead(Handler q) {
                return "HEAD\n";
            }
        });
        Logger.getLogger("x").warning("to console");
        Logger.getLogger("x").fine("hidden");
        Logger g = Logger.getGlobal();
        g.info("global");
        StreamHandler sh = new StreamHandler(System.out, new SimpleFormatter() {
            public synchronized String format(LogRecord r) {
                return "SH " + r.getMessage() + "\n";
            }
        });
        l.addHandler(sh);
        l.info("both");
        sh.flush();
        MemoryHandler mh = new MemoryHandler(sh, 3, Level.SEVERE);
        for (int i = 0; i < 5; i++) mh.publish(new LogRecord(Level.INFO, "m" + i));
        mh.push();
        sh.flush();
        p(new XMLFormatter().format(new LogRecord(Level.INFO, "<x>") {
            {
                setInstant(java.time.Instant.EPOCH);
                setSequenceNumber(1);
                setLongThreadID(1);
                setLoggerName("n");
            }
        }));
        try {
            l.setLevel(Level.parse("zzz"));
        } catch (IllegalArgumentException e) {
            p(e.getMessage());
        }
        LogManager.getLogManager().reset();
        p(root.getHandlers().length);
        Logger an = Logger.getAnonymousLogger();
        p(an.getName());
        System.Logger sl = System.getLogger("sys");
        p(sl.getName() + sl.isLoggable(System.Logger.Level.DEBUG));
    }
}
