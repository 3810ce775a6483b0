public class StackOverflow {
    static int depth;

    static void infinite() {
        depth++;
        infinite();
    }

    static int sum(int n) {
        return n + sum(n + 1);
    }

    static class Loop {
        Loop other;

        @Override
        public String toString() {
            return "Loop" + other;
        }
    }

    static class SelfCtor {
        SelfCtor s = new SelfCtor();
    }

    static int ok(int n) {
        return n == 0 ? 0 : 1 + ok(n - 1);
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            depth = 0;
            try {
                infinite();
            } catch (StackOverflowError e) {
                System.out.println("overflow " + (depth > 500) + " " + e.getMessage() + " " + (e.getStackTrace().length > 100));
            }
        }
        try {
            sum(1);
        } catch (Throwable t) {
            System.out.println(t);
        }
        Loop a = new Loop();
        a.other = a;
        try {
            a.toString();
        } catch (StackOverflowError e) {
            System.out.println("toString loop");
        }
        try {
            new SelfCtor();
        } catch (StackOverflowError e) {
            System.out.println("ctor loop");
        }
        System.out.println(ok(2000));
        int[] fin = {0};
        try {
            new Object() {
                void go() {
                    try {
                        go();
                    } catch (StackOverflowError e) {
                        fin[0]++;
                        throw e;
                    }
                }
            }.go();
        } catch (StackOverflowError e) {
            System.out.println(fin[0] > 0);
        }
        System.out.println("still alive");
    }
}
