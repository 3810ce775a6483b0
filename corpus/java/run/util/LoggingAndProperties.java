import java.io.*;
import java.util.*;
import java.util.logging.*;
public class LoggingAndProperties {
    public static void main(String[] args) throws Exception {
        System.setProperty("java.util.logging.SimpleFormatter.format", "%4$s: %5$s %3$s %2$s%6$s%n");
        Logger log = Logger.getLogger("my.app");
        log.info("hello");
        log.warning("careful");
        log.fine("hidden");
        log.log(Level.SEVERE, "bad {0} {1}", new Object[]{1, "x"});
        log.log(Level.SEVERE, "exc", new IllegalStateException("boom"));
        log.setUseParentHandlers(false);
        log.setLevel(Level.ALL);
        Handler h = new StreamHandler(System.out,
                new java.util.logging.Formatter() { public String format(LogRecord r) { return r.getLevel() + "/"
                + r.getLoggerName() + "/" + r.getSourceMethodName() + "/" + formatMessage(r) + "/"
                + r.getSequenceNumber() + "\n"; } });
        h.setLevel(Level.ALL);
        log.addHandler(h);
        log.finest("deep");
        log.entering("C", "m", 5);
        log.exiting("C", "m");
        Logger.getLogger("my.app.sub").config("from sub");
        log.setFilter(r -> r.getLevel().intValue() > 800);
        log.info("filtered");
        log.warning("passes");
        h.flush();
        System.out.println(log.getParent().getName() + "|" + Level.parse("900") + log.isLoggable(Level.FINE)
                + LogManager.getLogManager().getLogger("my.app").getName());
        MemoryHandler mh = new MemoryHandler(h, 2, Level.SEVERE);
        mh.publish(new LogRecord(Level.INFO, "one"));
        mh.push();
        h.flush();
        Properties p = new Properties();
        p.load(new StringReader("# comment\n! other\nkey = value\\\n   continued\nuni=\\u00e9\ncolon:x\nspace y\nempty\n a\\ b = c \n"));
        new TreeMap<>(p).forEach((k, v) -> System.out.println("[" + k + "]=[" + v + "]"));
        StringWriter w = new StringWriter();
        Properties q = new Properties(p);
        q.setProperty("z ö", " lead=x");
        q.store(w, "cmt");
        System.out.println(w.toString().replaceAll("#.*20\\d\\d", "#DATE"));
        System.out.println(q.getProperty("colon") + q.getProperty("none", "dflt")
                + q.stringPropertyNames().size() + q.size());
        q.list(System.out);
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        q.storeToXML(bo, "c");
        System.out.println(bo.toString().length());
        Properties x = new Properties();
        x.loadFromXML(new ByteArrayInputStream(bo.toByteArray()));
        System.out.println(x);
    }
}
