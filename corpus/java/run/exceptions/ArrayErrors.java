public class ArrayErrors {
    interface Body {
        Object run();
    }

    static void t(Body b) {
        try {
            System.out.println(b.run());
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) {
        int[] a = new int[3];
        t(() -> a[3]);
        t(() -> a[-1]);
        t(() -> a[3] = 1);
        t(() -> a[Integer.MIN_VALUE]++);
        t(() -> new int[0][0].length);
        t(() -> new int[0][0][0].length);
        t(() -> new int[-1]);
        t(() -> new String[2][-3]);
        t(() -> new long[Integer.MIN_VALUE]);
        t(() -> {
            Object[] o = new String[1];
            o[0] = 1;
            return o;
        });
        t(() -> {
            Object[] o = new Integer[1][1];
            o[0] = new String[1];
            return o;
        });
        t(() -> {
            Number[] n = new Integer[2];
            n[0] = 5;
            n[1] = 5.0;
            return n;
        });
        t(() -> {
            Object[] o = new Runnable[1];
            o[0] = "not runnable";
            return o;
        });
        t(() -> {
            System.arraycopy(a, 0, a, 1, 3);
            return a;
        });
        t(() -> {
            System.arraycopy(a, -1, a, 1, 1);
            return a;
        });
        t(() -> {
            System.arraycopy(a, 0, a, 1, -1);
            return a;
        });
        t(() -> {
            System.arraycopy(a, 0, new long[3], 0, 1);
            return a;
        });
        t(() -> {
            System.arraycopy("x", 0, a, 0, 1);
            return a;
        });
        t(() -> {
            System.arraycopy(a, 0, new Object[3], 0, 1);
            return a;
        });
        t(() -> {
            Object[] src = {"a", 1, "b"};
            String[] dst = new String[3];
            try {
                System.arraycopy(src, 0, dst, 0, 3);
            } finally {
                System.out.println(dst[0] + dst[1] + dst[2]);
            }
            return dst;
        });
        t(() -> java.util.Arrays.copyOf(a, -1));
        t(() -> java.util.Arrays.copyOfRange(a, 2, 1));
        t(() -> java.util.Arrays.copyOfRange(a, 4, 5));
        t(() -> new java.util.ArrayList<>(java.util.List.of(1)).get(1));
        t(() -> java.util.List.of(1, 2).get(2));
        t(() -> java.util.Arrays.asList(1, 2).get(5));
        t(() -> new java.util.LinkedList<>().get(0));
        t(() -> java.util.Objects.checkIndex(5, 5));
        t(() -> "abc".toCharArray()[7]);
        t(() -> java.lang.reflect.Array.newInstance(int.class, -5));
        t(() -> java.lang.reflect.Array.get(a, 9));
    }
}
