import sojourner.Choice;
import sojourner.Measure;

/** A fair die from a fair coin (Knuth and Yao 1976): each face has the same chance, after 11/3 flips on average. */
public class KnuthYao {
    public static void main(String[] args) {
        // 0 to 6: flipping; 7 to 12: the faces
        int[][] tree = {{1, 2}, {3, 4}, {5, 6}, {1, 7}, {8, 9}, {10, 11}, {12, 2}};
        int at = 0;
        while (at < 7) {
            Measure.add("flips", 1);
            at = tree[at][Choice.coin() ? 1 : 0];
        }
        Measure.value("face", at - 6);
    }
}
