/** Arithmetic on locals, branches, a switch: no memory beyond the frame. */
public class Loops {
    static int collatz(int limit) {
        int longest = 0;
        for (int start = 1; start < limit; start++) {
            long n = start;
            int steps = 0;
            while (n != 1) {
                n = (n & 1) == 0 ? n >> 1 : 3 * n + 1;
                steps++;
            }
            if (steps > longest) {
                longest = steps;
            }
        }
        return longest;
    }

    static int gcds(int limit) {
        int sum = 0;
        for (int a = 1; a < limit; a++) {
            for (int b = 1; b < limit; b++) {
                int x = a;
                int y = b;
                while (y != 0) {
                    int r = x % y;
                    x = y;
                    y = r;
                }
                sum += x;
            }
        }
        return sum;
    }

    static int machine(int steps) {
        int state = 0;
        int seen = 0;
        for (int i = 0; i < steps; i++) {
            switch (state) {
                case 0: state = (i & 3) == 0 ? 1 : 2; break;
                case 1: state = 3; seen += 2; break;
                case 2: state = i % 7 == 0 ? 0 : 3; break;
                default: state = 0; seen ^= i;
            }
        }
        return seen;
    }

    public static void main(String[] args) {
        System.out.println(collatz(150_000) + " " + gcds(1_000) + " " + machine(25_000_000));
    }
}
