// heap: 64m
import java.util.*;
public class ErrorsCaught {
    static int depth;
    static void rec() {
        depth++;
        rec();
    }
    static int recArg(int a, long b, double c) {
        return recArg(a + 1, b, c) + 1;
    }
    static Object chain;
    static class Bad {
        static final int X = Integer.parseInt("x1");
        static void m() {
        }
    }
    static class Cyc {
        static int a = Cyc2.b + 1;
    }
    static class Cyc2 {
        static int b = Cyc.a + 1;
    }
    interface Op {
        int ap(int a);
    }
    public static void main(String[] args) throws Exception {
        try {
            rec();
        } catch (StackOverflowError e) {
            System.out.println("SOE " + e.getMessage() + " " + (depth > 500) + " " + (e.getStackTrace().length) + " " + e.getStackTrace()[0].getMethodName());
        }
        depth = 0;
        try {
            rec();
        } catch (StackOverflowError e) {
            System.out.println("again");
        }
        try {
            recArg(1, 2, 3);
        } catch (StackOverflowError e) {
            System.out.println(e.getClass());
        }
        int n = 0;
        for (int i = 0; i < 3; i++) try {
            rec();
        } catch (StackOverflowError e) {
            n++;
        } finally {
            n += 10;
        }
        System.out.println(n);
        Op[] self = new Op[1];
        self[0] = x -> self[0].ap(x + 1);
        try {
            self[0].ap(0);
        } catch (StackOverflowError e) {
            System.out.println("lambda SOE");
        }
        List<Object> cyc = new ArrayList<>();
        cyc.add(cyc);
        System.out.println(cyc);
        List<Object> c2 = new ArrayList<>();
        c2.add(cyc);
        cyc.add(c2);
        try {
            cyc.hashCode();
        } catch (StackOverflowError e) {
            System.out.println("hash SOE");
        }
        try {
            int[] big = new int[Integer.MAX_VALUE];
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
        try {
            long[] big = new long[Integer.MAX_VALUE - 2];
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
        try {
            List<byte[]> l = new ArrayList<>();
            while (true) l.add(new byte[1 << 20]);
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
        System.out.println("alive " + new byte[10 << 20].length);
        try {
            StringBuilder sb = new StringBuilder("xxxxxxxxxx");
            while (true) sb.append(sb);
        } catch (OutOfMemoryError e) {
            System.out.println("sb " + (e.getMessage() != null));
        }
        try {
            "ab".repeat(Integer.MAX_VALUE);
        } catch (OutOfMemoryError e) {
            System.out.println(e.getMessage());
        }
        try {
            new ArrayList<>(-1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[] neg = new int[-5];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            int[][] multi = new int[3][-1];
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object[] m = new Object[100000];
            for (int i = 0; ; i++) {
                Object[] k = new Object[1000];
                k[0] = chain;
                chain = k;
            }
        } catch (OutOfMemoryError e) {
            chain = null;
            System.out.println("chain freed");
        }
        for (int i = 0; i < 2; i++) try {
            Bad.m();
        } catch (ExceptionInInitializerError e) {
            System.out.println(e + " " + e.getCause() + " " + e.getMessage());
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage() + " / " + e.getCause());
        }
        System.out.println(Cyc.a + " " + Cyc2.b);
        try {
            Object o = "s";
            Integer i = (Integer) o;
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object[] o = new String[1];
            o[0] = 1;
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.arraycopy(new int[3], 0, new long[3], 0, 1);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.arraycopy(new Object[] {"a", 1}, 0, new String[2], 0, 2);
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.arraycopy(new int[3], 2, new int[3], 0, 2);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "abc".substring(2, 1);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            "abc".charAt(5);
        } catch (StringIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            List.of(1).get(3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            new ArrayList<>(List.of(1)).get(1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            new LinkedList<>().getFirst();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            Optional.empty().get();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            Thread.State.valueOf("X");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.checkIndex(5, 3);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Math.toIntExact(1L << 40);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(1 % (depth - depth));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Class.forName("no.Such");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        try {
            Class.forName("[Lno.Such;");
        } catch (ClassNotFoundException e) {
            System.out.println(e.getMessage());
        }
        try {
            assert false : "not enabled";
            System.out.println("asserts off");
        } catch (AssertionError e) {
            System.out.println(e);
        }
        try {
            throw null;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Scanner("a").nextInt();
        } catch (InputMismatchException e) {
            System.out.println(e);
        }
        try {
            Integer.parseInt("99999999999");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Long.parseLong("12L");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.parseInt("12", 99);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Double.parseDouble("1.2.3");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Double.parseDouble(" ");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Byte.parseByte("200");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.decode("0xZZ");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            ErrorsCaught.class.getMethod("nope", int.class);
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            ErrorsCaught.class.getField("nope");
        } catch (NoSuchFieldException e) {
            System.out.println(e.getMessage());
        }
        try {
            Op.class.getDeclaredConstructor().newInstance();
        } catch (NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            Number.class.getDeclaredConstructor().newInstance();
        } catch (InstantiationException e) {
            System.out.println(e);
        }
        try {
            ErrorsCaught.class.getDeclaredMethod("rec2", String.class).invoke(null, 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            ErrorsCaught.class.getDeclaredMethod("rec2", String.class).invoke(null);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        throw new Exception("last", new Error("cause", new RuntimeException()));
    }
    static void rec2(String s) {
    }
}
