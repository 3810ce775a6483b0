import sojourner.Choice;
import sojourner.Label;

/** Flips a coin until it shows heads; every kind of label has its moment. */
public class Events {
    static boolean won;

    static void flip() {}

    static int answer() {
        return 42;
    }

    public static void main(String[] args) {
        while (!won) {
            flip();
            if (Choice.coin()) {
                won = true;
            }
        }
        Label.set("done", true);
        answer();
        try {
            throw new IllegalStateException("on purpose");
        } catch (IllegalStateException e) {
            Label.mark("caught");
        }
        Label.set("done", false);
    }
}
