import java.util.*;

public class StackVm {
    enum Op { PUSH, ADD, SUB, MUL, DIV, DUP, SWAP, POP, LOAD, STORE, JMP, JZ, LT, PRINT, CALL, RET, HALT }

    record Instr(Op op, int arg) {
        static Instr parse(String s) {
            String[] p = s.trim().split("\\s+");
            return new Instr(Op.valueOf(p[0].toUpperCase(Locale.ROOT)), p.length > 1 ? Integer.parseInt(p[1]) : 0);
        }
    }

    static class VmError extends RuntimeException {
        VmError(int pc, String m, Throwable cause) {
            super("at " + pc + ": " + m, cause);
        }
    }

    final int[] stack = new int[16];
    final int[] vars = new int[8];
    final Deque<Integer> calls = new ArrayDeque<>();
    int sp, pc, steps;

    void push(int v) {
        stack[sp++] = v;
    }

    int pop() {
        return stack[--sp];
    }

    String run(List<Instr> code) {
        StringBuilder out = new StringBuilder();
        while (true) {
            int at = pc;
            try {
                Instr i = code.get(pc++);
                if (++steps > 10000) throw new IllegalStateException("step limit");
                switch (i.op()) {
                    case PUSH -> push(i.arg());
                    case ADD -> push(pop() + pop());
                    case SUB -> {
                        int b = pop();
                        push(pop() - b);
                    }
                    case MUL -> push(pop() * pop());
                    case DIV -> {
                        int b = pop();
                        push(pop() / b);
                    }
                    case DUP -> push(stack[sp - 1]);
                    case SWAP -> {
                        int b = pop(), a = pop();
                        push(b);
                        push(a);
                    }
                    case POP -> pop();
                    case LOAD -> push(vars[i.arg()]);
                    case STORE -> vars[i.arg()] = pop();
                    case JMP -> pc = i.arg();
                    case JZ -> {
                        if (pop() == 0) pc = i.arg();
                    }
                    case LT -> {
                        int b = pop();
                        push(pop() < b ? 1 : 0);
                    }
                    case PRINT -> out.append(pop()).append(' ');
                    case CALL -> {
                        calls.push(pc);
                        pc = i.arg();
                    }
                    case RET -> pc = calls.pop();
                    case HALT -> {
                        return out.toString();
                    }
                }
            } catch (ArithmeticException | IndexOutOfBoundsException | IllegalStateException | NoSuchElementException e) {
                throw new VmError(at, out + e.getClass().getSimpleName() + " " + e.getMessage(), e);
            }
        }
    }

    public static void main(String[] args) {
        String[] progs = {
            "push 2;push 3;add;dup;mul;print;halt",
            "push 0;store 0;push 0;store 1;load 0;push 10;lt;jz 17;load 1;load 0;add;store 1;load 0;push 1;add;store 0;jmp 4;load 1;print;halt",
            "push 5;call 4;print;halt;dup;mul;push 1;add;ret",
            "push 1;push 0;div;print;halt", "pop;halt", "push 1;jmp 0", "print 1;halt", "jmp 99", "ret", "load 9;halt", "jmp 0"};
        for (String p : progs) {
            try {
                System.out.println(new StackVm().run(Arrays.stream(p.split(";")).map(Instr::parse).toList()));
            } catch (VmError e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Instr.parse("bogus 1");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
