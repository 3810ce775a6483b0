// expect: deadlock
// args: 1
// larger: 3
// pair: LogAppenderFixed
// Messages. After the kind of a deadlock in a logging library: the appender formats a message under its own lock, and
// the message's toString() logs to another logger. One thread holds the logger and wants the appender, the other holds
// the appender and wants the logger.
public class LogAppender {
    static class Appender {
        private int lines;

        synchronized void append(Object message) { //! deadlock
            if (message.toString() != null) {
                lines++;
            }
        }
    }

    static class Logger {
        private final Appender appender;

        Logger(Appender appender) {
            this.appender = appender;
        }

        synchronized void log(Object message) { //! deadlock
            appender.append(message);
        }
    }

    public static void main(String[] args) {
        int messages = Integer.parseInt(args[0]);
        Appender appender = new Appender();
        Logger core = new Logger(appender), audit = new Logger(appender);
        Object chatty = new Object() {
            @Override
            public String toString() {
                core.log("being formatted");
                return "chatty";
            }
        };
        new Thread(() -> {
            for (int i = 0; i < messages; i++) {
                audit.log(chatty);
            }
        }).start();
        for (int i = 0; i < messages; i++) {
            core.log("plain");
        }
    }
}
