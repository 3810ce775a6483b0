/** Reading and writing instance and static fields. */
public class Fields {
    int x = 1;
    int y = 2;
    long total;
    double mean;
    Fields next;
    static int calls;
    static long mixed;

    public static void main(String[] args) {
        Fields a = new Fields();
        Fields b = new Fields();
        a.next = b;
        b.next = a;
        for (int i = 0; i < 12_000_000; i++) {
            a.x = a.x + b.y;
            a.y = b.x ^ i;
            a.total += a.x;
            b.mean = b.mean * 0.5 + a.y;
            calls++;
            mixed = mixed * 31 + calls;
            Fields t = a.next;
            a = b.next;
            b = t;
            a = b.next;
        }
        System.out.println(a.x + " " + a.y + " " + a.total + " " + b.total + " " + b.mean + " " + mixed);
    }
}
