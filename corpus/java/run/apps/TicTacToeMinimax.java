import java.util.*;

public class TicTacToeMinimax {
    static final int[][] LINES = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
    static int visited;

    static char winner(char[] b) {
        for (int[] l : LINES) if (b[l[0]] != ' ' && b[l[0]] == b[l[1]] && b[l[1]] == b[l[2]]) return b[l[0]];
        return ' ';
    }

    static int score(char[] b, char turn, int alpha, int beta, int depth) {
        visited++;
        char w = winner(b);
        if (w != ' ') return w == 'X' ? 10 - depth : depth - 10;
        boolean full = true;
        int best = turn == 'X' ? -100 : 100;
        for (int i = 0; i < 9; i++) {
            if (b[i] != ' ') continue;
            full = false;
            b[i] = turn;
            int s = score(b, turn == 'X' ? 'O' : 'X', alpha, beta, depth + 1);
            b[i] = ' ';
            if (turn == 'X') alpha = Math.max(alpha, best = Math.max(best, s));
            else beta = Math.min(beta, best = Math.min(best, s));
            if (alpha >= beta) break;
        }
        return full ? 0 : best;
    }

    static int move(char[] b, char turn) {
        int best = -1, bs = turn == 'X' ? -1000 : 1000;
        for (int i = 0; i < 9; i++) {
            if (b[i] != ' ') continue;
            b[i] = turn;
            int s = score(b, turn == 'X' ? 'O' : 'X', -1000, 1000, 0);
            b[i] = ' ';
            if (turn == 'X' ? s > bs : s < bs) {
                bs = s;
                best = i;
            }
        }
        return best;
    }

    public static void main(String[] args) {
        char[] b = "    X    ".toCharArray();
        char turn = 'O';
        while (winner(b) == ' ' && new String(b).indexOf(' ') >= 0) {
            b[move(b, turn)] = turn;
            System.out.println("[" + new String(b) + "]");
            turn = turn == 'X' ? 'O' : 'X';
        }
        System.out.println("winner '" + winner(b) + "' " + visited);
        char[] w = "XX  O O  ".toCharArray();
        System.out.println(move(w, 'X') + " " + move(w, 'O'));
    }
}
