import sojourner.Choice;

/** A recursion with a choice now and then. Arguments: depth, calls between two choices, 1 for a fault at the bottom. */
public class DeepRecursion {
    private static int down(int depth, int every, boolean faulty) {
        if (depth == 0) {
            return 0;
        }
        int sum = depth % every == 0 ? Choice.any(2) : 0;
        sum += down(depth - 1, every, faulty);
        assert !faulty || sum < 9 : "nine of them";
        return sum;
    }

    public static void main(String[] args) {
        int depth = Integer.parseInt(args[0]);
        int every = Integer.parseInt(args[1]);
        int sum = down(depth, every, args[2].equals("1"));
        assert sum <= depth;
    }
}
