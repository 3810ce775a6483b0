public class StaticVsInstanceInit {
    static int n = 1;
    int a = n++;
    { a *= 10; }
    int b = a + n++;
    StaticVsInstanceInit() { a++; }
    StaticVsInstanceInit(int x) { this(); b += x; }
    static { n = 5; }
    static int late = n;

    public static void main(String[] args) {
        StaticVsInstanceInit x = new StaticVsInstanceInit(), y = new StaticVsInstanceInit(100);
        System.out.println(x.a + " " + x.b + " " + y.a + " " + y.b + " " + n + " " + late);
    }
}
