import sojourner.Choice;
import sojourner.Symbolic;

/**
 * A robot on a grid with wind, after "Windy" of Luckow et al. (2014) and the windy grid world of Sutton and Barto. Before
 * each step the robot sees where it is and decides where to go; then the wind of the middle columns may lift it by one or
 * two cells. It has so many steps to come to the target. Arguments: width, height, steps.
 */
public class WindyGrid {
    public static void main(String[] args) {
        int width = args.length > 0 ? Integer.parseInt(args[0]) : 5;
        int height = args.length > 1 ? Integer.parseInt(args[1]) : 4;
        int steps = args.length > 2 ? Integer.parseInt(args[2]) : width + 1;
        int x = 0, y = 0;
        int targetX = width - 1, targetY = 0;
        for (int left = steps; left > 0 && (x != targetX || y != targetY); left--) {
            switch (Choice.any(4)) {
                case 0 -> x = Math.min(x + 1, width - 1);
                case 1 -> x = Math.max(x - 1, 0);
                case 2 -> y = Math.min(y + 1, height - 1);
                default -> y = Math.max(y - 1, 0);
            }
            if (x > 0 && x < width - 1) {
                int wind = Symbolic.intIn("wind", 1, 100);
                if (wind > 80) {
                    y = Math.min(y + 2, height - 1);
                } else if (wind > 50) {
                    y = Math.min(y + 1, height - 1);
                }
            }
        }
        assert x == targetX && y == targetY : "too late";
    }
}
