import java.util.*;
import java.util.function.*;
import java.util.stream.*;
public class CompilerStyleVm {
    enum Op {
        PUSH(1), ADD(0), MUL(0), SUB(0), DUP(0), SWAP(0), JMP(1), JZ(1), LOAD(1), STORE(1), PRINT(0), CALL(1), RET(0), HALT(0);
        final int operands;
        Op(int n) {
            operands = n;
        }
        static final Map<String, Op> BY_NAME = Arrays.stream(values()).collect(Collectors.toMap(o -> o.name().toLowerCase(), Function.identity()));
    }
    static class VmError extends RuntimeException {
        VmError(String m, int pc) {
            super(m + " at pc=" + pc);
        }
    }
    static int[] assemble(String src) {
        Map<String, Integer> labels = new HashMap<>();
        List<String[]> code = new ArrayList<>();
        int at = 0;
        for (String line : src.strip().split("\\s*\n\\s*")) {
            if (line.startsWith("#") || line.isEmpty()) continue;
            if (line.endsWith(":")) {
                if (labels.putIfAbsent(line.substring(0, line.length() - 1), at) != null) throw new IllegalArgumentException("label twice: " + line);
                continue;
            }
            String[] w = line.split("\\s+");
            Op o = Op.BY_NAME.get(w[0]);
            if (o == null) throw new IllegalArgumentException("no such instruction: " + w[0]);
            if (w.length - 1 != o.operands) throw new IllegalArgumentException(o + " takes " + o.operands + " operand" + (o.operands == 1 ? "" : "s"));
            code.add(w);
            at += w.length;
        }
        return code.stream().flatMapToInt(w -> IntStream.concat(IntStream.of(Op.BY_NAME.get(w[0]).ordinal()), Arrays.stream(w, 1, w.length).mapToInt(x -> labels.containsKey(x) ? labels.get(x) : Integer.decode(x)))).toArray();
    }
    static String run(int[] code, int limit) {
        Deque<Integer> st = new ArrayDeque<>(), calls = new ArrayDeque<>();
        int[] mem = new int[8];
        StringBuilder out = new StringBuilder();
        int pc = 0;
        Op[] ops = Op.values();
        for (int steps = 0; ; steps++) {
            if (steps > limit) throw new VmError("too many steps", pc);
            int here = pc;
            Op o = ops[code[pc++]];
            try {
                switch (o) {
                    case PUSH -> st.push(code[pc++]);
                    case ADD -> st.push(st.pop() + st.pop());
                    case MUL -> st.push(Math.multiplyExact(st.pop(), st.pop()));
                    case SUB -> {
                        int b = st.pop();
                        st.push(st.pop() - b);
                    }
                    case DUP -> st.push(st.element());
                    case SWAP -> {
                        int b = st.pop(), a = st.pop();
                        st.push(b);
                        st.push(a);
                    }
                    case JMP -> pc = code[pc];
                    case JZ -> pc = st.pop() == 0 ? code[pc] : pc + 1;
                    case LOAD -> st.push(mem[code[pc++]]);
                    case STORE -> mem[code[pc++]] = st.pop();
                    case PRINT -> out.append(st.pop()).append(' ');
                    case CALL -> {
                        calls.push(pc + 1);
                        pc = code[pc];
                    }
                    case RET -> pc = calls.pop();
                    case HALT -> {
                        return out + "| " + st + " " + Arrays.toString(mem);
                    }
                }
            } catch (NoSuchElementException e) {
                throw new VmError("empty stack in " + o, here);
            } catch (ArithmeticException e) {
                throw new VmError(e.getMessage(), here);
            }
        }
    }
    public static void main(String[] args) {
        String fact = "push 1\n store 0\n push 10\n store 1\n loop:\n load 1\n jz end\n load 0\n load 1\n mul\n dup\n print\n store 0\n load 1\n push 1\n sub\n store 1\n jmp loop\n end:\n halt";
        int[] code = assemble(fact);
        System.out.println(code.length + " " + Arrays.toString(code));
        System.out.println(run(code, 1000));
        System.out.println(run(assemble("push 0x10\n call sq\n print\n halt\n sq:\n dup\n mul\n ret"), 100));
        for (String bad : new String[] {"add\nhalt", "loop:\njmp loop", "fly 3", "push", "push 99999\ndup\nmul\nhalt", "x:\nx:\nhalt", "push zz\nhalt", "push 1", "ret"}) try {
            System.out.println(run(assemble(bad), 50));
        } catch (VmError | IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }
}
