// expect: assertion
// args: 1
// larger: 2
// pair: TwoStageNested
// Writers. data2 follows data1, each under its own lock: between the two stages a reader sees the first without the second.
public class TwoStage {
    static final Object first = new Object(), second = new Object();
    static int data1, data2;

    static void write() {
        synchronized (first) {
            data1++;
        }
        synchronized (second) {
            data2++;
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            new Thread(TwoStage::write).start();
        }
        int a;
        synchronized (first) {
            a = data1;
        }
        synchronized (second) {
            assert a <= data2 : "data2 is behind"; //! assertion
        }
    }
}
