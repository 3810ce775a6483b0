import java.util.*;

public class BrainfuckInterpreter {
    static String run(String src, String input, int limit) {
        byte[] tape = new byte[300];
        int[] jump = new int[src.length()];
        Deque<Integer> st = new ArrayDeque<>();
        for (int i = 0; i < src.length(); i++) {
            if (src.charAt(i) == '[') st.push(i);
            else if (src.charAt(i) == ']') {
                if (st.isEmpty()) throw new IllegalArgumentException("unmatched ] at " + i);
                jump[i] = st.pop();
                jump[jump[i]] = i;
            }
        }
        if (!st.isEmpty()) throw new IllegalArgumentException("unmatched [ at " + st.peek());
        StringBuilder out = new StringBuilder();
        int p = 0, in = 0, steps = 0;
        for (int i = 0; i < src.length(); i++) {
            if (++steps > limit) return out + "...";
            switch (src.charAt(i)) {
                case '>': p++; break;
                case '<': p--; break;
                case '+': tape[p]++; break;
                case '-': tape[p]--; break;
                case '.': out.append((char) (tape[p] & 0xff)); break;
                case ',': tape[p] = in < input.length() ? (byte) input.charAt(in++) : 0; break;
                case '[': if (tape[p] == 0) i = jump[i]; break;
                case ']': if (tape[p] != 0) i = jump[i]; break;
            }
        }
        return out.toString();
    }

    public static void main(String[] args) {
        System.out.print(run("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++.", "", 100000));
        System.out.println(run(",[.,]", "echo", 10000) + "|" + run(",>,<[>[->+>+<<]>>[-<<+>>]<<<-]>>.", "\6\13", 10000).length());
        System.out.println(run("+[]", "", 100) + "|");
        for (String bad : List.of("[", "]]", "<+")) {
            try {
                System.out.println(run(bad, "", 100));
            } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
