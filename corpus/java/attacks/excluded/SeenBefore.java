// expect: assertion
// What a thread wrote can be seen before its run is excluded.
public class SeenBefore {
    static int x;

    public static void main(String[] args) {
        boolean coin = sojourner.Choice.anyBoolean();
        new Thread(() -> {
            if (coin) {
                x = 1;
                sojourner.Check.assume(false);
            }
        }).start();
        assert x == 0;
    }
}
