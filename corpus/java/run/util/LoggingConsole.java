import java.io.*;
import java.util.*;
import java.util.logging.*;
import java.util.logging.Formatter;
public class LoggingConsole {
    static class Short extends Formatter {
        public String format(LogRecord r) {
            return r.getLevel() + "|" + r.getLoggerName() + "|" + r.getSourceClassName() + "#" + r.getSourceMethodName() + "|" + formatMessage(r) + "|" + r.getThrown() + "\n";
        }
        public String getHead(Handler h) {
            return "HEAD\n";
        }
        public String getTail(Handler h) {
            return "TAIL\n";
        }
    }
    static void work(Logger log) {
        log.entering("LoggingConsole", "work", 7);
        log.fine(() -> "lazy fine");
        log.log(Level.INFO, "params {0} and {1}", new Object[] {1, "two"});
        log.log(Level.WARNING, "thrown", new IllegalStateException("bad"));
        log.exiting("LoggingConsole", "work");
        log.throwing("A", "b", new RuntimeException("thr"));
        log.logp(Level.SEVERE, "C", "m", "logp {0}", 3);
        log.config("cfg");
        log.log(Level.OFF, "off?");
    }
    public static void main(String[] args) throws Exception {
        Logger log = Logger.getLogger("com.acme.app"), parent = Logger.getLogger("com.acme");
        ByteArrayOutputStream bo = new ByteArrayOutputStream();
        StreamHandler h = new StreamHandler(bo, new Short());
        h.setLevel(Level.ALL);
        log.addHandler(h);
        log.setUseParentHandlers(false);
        log.setLevel(Level.ALL);
        work(log);
        h.flush();
        log.setLevel(Level.WARNING);
        work(log);
        log.setFilter(r -> !r.getMessage().startsWith("logp"));
        work(log);
        h.close();
        System.out.print(bo);
        System.out.println(log.getParent().getName() + " " + parent.getParent().getName().isEmpty() + " " + log.isLoggable(Level.INFO) + " " + parent.getLevel() + " " + Logger.getGlobal().getName() + " " + Logger.getAnonymousLogger().getName());
        Handler out = new Handler() {
            public void publish(LogRecord r) {
                System.out.println("H:" + r.getLevel().getLocalizedName() + ":" + r.getMessage() + ":" + (r.getParameters() == null));
            }
            public void flush() {
            }
            public void close() {
            }
        };
        parent.addHandler(out);
        parent.setUseParentHandlers(false);
        Logger.getLogger("com.acme.other").info("to parent");
        Logger.getLogger("com.acme.other").fine("hidden");
        log.removeHandler(h);
        log.setUseParentHandlers(true);
        log.severe("via parent");
        MemoryHandler mh = new MemoryHandler(out, 3, Level.SEVERE);
        Logger mem = Logger.getLogger("mem");
        mem.setUseParentHandlers(false);
        mem.addHandler(mh);
        for (int i = 0; i < 5; i++) mem.info("m" + i);
        mem.severe("push");
        for (String s : new String[] {"INFO", "800", "FINEST", "12345", "nope"}) try {
            Level lv = Level.parse(s);
            System.out.println(lv + " " + lv.intValue());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Level custom = new Level("AUDIT", 950) {
        };
        mem.log(custom, "custom");
        System.out.println(Level.parse("AUDIT").intValue());
        SimpleFormatter sf = new SimpleFormatter();
        LogRecord rec = new LogRecord(Level.INFO, "hello {0}");
        rec.setParameters(new Object[] {"w"});
        rec.setInstant(java.time.Instant.ofEpochMilli(0));
        rec.setLoggerName("L");
        rec.setSourceClassName("S");
        rec.setSourceMethodName("m");
        System.out.print(sf.format(rec));
        rec.setThrown(new Exception("x") { public void printStackTrace(PrintWriter w) { w.println("trace!"); } });
        System.out.print(sf.format(rec));
        rec.setThrown(null);
        rec.setSequenceNumber(5);
        rec.setLongThreadID(1);
        System.out.print(new XMLFormatter().format(rec));
        LogManager.getLogManager().readConfiguration(new ByteArrayInputStream("handlers=java.util.logging.ConsoleHandler\n.level=FINE\njava.util.logging.ConsoleHandler.level=ALL\njava.util.logging.ConsoleHandler.formatter=java.util.logging.SimpleFormatter\njava.util.logging.SimpleFormatter.format=%4$s %3$s %2$s: %5$s%6$s%n\nnew.one.level=SEVERE\n".getBytes()));
        Logger nl = Logger.getLogger("new.one");
        System.out.println(nl.getLevel());
        nl.info("no");
        nl.severe("yes");
        Logger.getLogger("other").fine("fine shown");
        new Thread(() -> Logger.getLogger("other").log(Level.WARNING, "in thread", new Error("e", new Exception("cause"))), "T").start();
        System.err.flush();
    }
}
