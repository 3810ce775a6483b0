// expect: verified
// Arrays of arrays are made again and again within one step: each finds room once the one before is garbage.
public class ManyGrids {
    public static void main(String[] args) {
        for (int i = 0; i < 12; i++) {
            int[][][] grid = new int[200][200][400];
            assert grid[i][i].length == 400;
        }
    }
}
