// expect: verified
// args: 1
// larger: 3
// pair: LogAppender
// Messages. The message is formatted before the appender is locked: the nesting is audit, core, appender.
public class LogAppenderFixed {
    static class Appender {
        private int lines;

        void append(Object message) {
            String text = message.toString();
            synchronized (this) {
                assert text != null;
                lines++;
            }
        }

        synchronized int lines() {
            return lines;
        }
    }

    static class Logger {
        private final Appender appender;

        Logger(Appender appender) {
            this.appender = appender;
        }

        synchronized void log(Object message) {
            appender.append(message);
        }
    }

    public static void main(String[] args) throws InterruptedException {
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
        Thread t = new Thread(() -> {
            for (int i = 0; i < messages; i++) {
                audit.log(chatty);
            }
        });
        t.start();
        for (int i = 0; i < messages; i++) {
            core.log("plain");
        }
        t.join();
        assert appender.lines() == 3 * messages;
    }
}
