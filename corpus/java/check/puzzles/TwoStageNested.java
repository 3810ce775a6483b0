// expect: verified
// args: 1
// larger: 2
// pair: TwoStage
// Writers. The second lock is taken before the first is given back.
public class TwoStageNested {
    static final Object first = new Object(), second = new Object();
    static int data1, data2;

    static void write() {
        synchronized (first) {
            data1++;
            synchronized (second) {
                data2++;
            }
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < Integer.parseInt(args[0]); i++) {
            new Thread(TwoStageNested::write).start();
        }
        int a;
        synchronized (first) {
            a = data1;
            synchronized (second) {
                assert a == data2;
            }
        }
    }
}
