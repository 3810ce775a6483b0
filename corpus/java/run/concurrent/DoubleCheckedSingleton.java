public class DoubleCheckedSingleton {
    static int created;
    private static volatile DoubleCheckedSingleton instance;

    private DoubleCheckedSingleton() {
        created++;
    }

    static DoubleCheckedSingleton get() {
        DoubleCheckedSingleton r = instance;
        if (r == null) {
            synchronized (DoubleCheckedSingleton.class) {
                r = instance;
                if (r == null) instance = r = new DoubleCheckedSingleton();
            }
        }
        return r;
    }

    static class Holder {
        static final Object IT = new Object();

        static {
            System.out.println("holder initialised");
        }
    }

    public static void main(String[] args) throws Exception {
        DoubleCheckedSingleton[] seen = new DoubleCheckedSingleton[4];
        Thread[] ts = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int k = i;
            ts[i] = new Thread(() -> {
                seen[k] = get();
                if (Holder.IT == null) throw new AssertionError();
            });
            ts[i].start();
        }
        for (Thread t : ts) t.join();
        boolean same = true;
        for (DoubleCheckedSingleton s : seen) same &= s == seen[0];
        System.out.println(same + " " + created);
    }
}
