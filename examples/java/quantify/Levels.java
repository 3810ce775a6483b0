import sojourner.Choice;
import sojourner.Measure;

/** The height of a skip list: each element grows by a level while a coin says so, up to 16. */
public class Levels {
    public static void main(String[] args) {
        int elements = args.length > 0 ? Integer.parseInt(args[0]) : 8;
        int levels = 1;
        for (int i = 0; i < elements; i++) {
            int level = 1;
            while (level < 16 && Choice.coin()) {
                level++;
            }
            levels = Math.max(levels, level);
        }
        Measure.value("levels", levels);
    }
}
