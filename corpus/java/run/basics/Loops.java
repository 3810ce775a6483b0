public class Loops {
    public static void main(String[] args) {
        int sum = 0;
        for (int i = 0, j = 10; i < j; i++, j--) sum += i * j;
        System.out.println(sum);
        int n = 27, steps = 0;
        while (n != 1) {
            n = (n & 1) == 0 ? n / 2 : 3 * n + 1;
            steps++;
        }
        System.out.println(steps);
        int d = 5;
        do {
            System.out.print(d + " ");
        } while (--d > 0);
        System.out.println();
        outer:
        for (int i = 2; i < 40; i++) {
            for (int j = 2; j * j <= i; j++) {
                if (i % j == 0) continue outer;
            }
            System.out.print(i + " ");
        }
        System.out.println();
        search:
        {
            int[][] grid = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}};
            for (int r = 0; r < grid.length; r++) {
                for (int c = 0; c < grid[r].length; c++) {
                    if (grid[r][c] == 6) {
                        System.out.println("found at " + r + "," + c);
                        break search;
                    }
                }
            }
            System.out.println("not found");
        }
        for (String s : new String[] {"x", "y", "z"}) System.out.print(s);
        System.out.println();
        for (char c : "hey".toCharArray()) System.out.print((int) c + ",");
        System.out.println();
        for (;;) {
            if (sum-- < 50) break;
        }
        System.out.println(sum);
        long fact = 1;
        for (long i = 1; i <= 20; i++) fact *= i;
        System.out.println(fact);
        for (double x = 0; x < 1; x += 0.1) System.out.print(x + " ");
        System.out.println();
        int count = 0;
        for (int i = Integer.MAX_VALUE - 2; i > 0; i++) count++;
        System.out.println(count);
    }
}
