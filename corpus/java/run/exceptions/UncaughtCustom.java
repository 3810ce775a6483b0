public class UncaughtCustom {
    static class Custom extends Exception {
        final int code;

        Custom(int code) {
            super(null, null);
            this.code = code;
        }

        @Override
        public String getMessage() {
            return "code " + code + "\nsecond line";
        }

        @Override
        public String toString() {
            return "Custom!" + getLocalizedMessage();
        }
    }

    class Inner {
        void go() throws Custom {
            Runnable r = new Runnable() {
                public void run() {
                    sneaky(new Custom(5));
                }
            };
            r.run();
        }
    }

    @SuppressWarnings("unchecked")
    static <T extends Throwable> void sneaky(Throwable t) throws T {
        throw (T) t;
    }

    public static void main(String[] args) throws Exception {
        new UncaughtCustom().new Inner().go();
    }
}
