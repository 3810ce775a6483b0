import java.util.logging.*;

public class Logging {
    public static void main(String[] args) {
        Logger log = Logger.getLogger("my.logger");
        log.setUseParentHandlers(false);
        ConsoleHandler h = new ConsoleHandler();
        h.setLevel(Level.ALL);
        h.setFormatter(new Formatter() {
            @Override
            public String format(LogRecord r) {
                return r.getLevel() + " " + r.getLoggerName() + " " + formatMessage(r) + (r.getThrown() == null ? "" : " " + r.getThrown()) + "\n";
            }
        });
        log.addHandler(h);
        log.setLevel(Level.FINE);
        log.info("plain");
        log.fine(() -> "supplied");
        log.finer("not shown");
        log.log(Level.WARNING, "value {0} and {1}", new Object[] {1, "two"});
        log.log(Level.SEVERE, "with exception", new IllegalStateException("boom"));
        System.out.println(log.isLoggable(Level.FINER) + " " + log.getLevel() + " " + log.getName() + " " + Level.parse("INFO").intValue() + " " + log.getHandlers().length + " " + (Logger.getLogger("my.logger") == log) + " " + Logger.getLogger("my").getLevel());
        log.setFilter(r -> !r.getMessage().contains("secret"));
        log.info("a secret");
        log.warning("visible");
        StringBuilder sb = new StringBuilder();
        log.addHandler(new Handler() {
            public void publish(LogRecord r) {
                sb.append(r.getMessage()).append(';');
            }

            public void flush() { }

            public void close() { }
        });
        log.config("c");
        log.setLevel(Level.OFF);
        log.severe("off");
        System.out.println(sb);
    }
}
