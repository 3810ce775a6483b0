// expect: assertion
// Constants of an enum are objects like others.
public class EnumsThatCount {
    enum Kind {
        RED, GREEN;
        int count;
    }

    static void count() {
        for (Kind kind : Kind.values()) {
            switch (kind) {
                case RED -> kind.count++;
                case GREEN -> kind.count += 2;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(EnumsThatCount::count);
        other.start();
        count();
        other.join();
        assert Kind.RED.count == 2 && Kind.GREEN.count == 4; //! assertion
    }
}
