import java.util.*;
import java.util.function.*;

public class OverloadResolution {
    static String f(Object o) { return "Object"; }
    static String f(Number n) { return "Number"; }
    static String f(Integer n) { return "Integer"; }
    static String f(long l) { return "long"; }
    static String f(double d) { return "double"; }
    static String f(char c) { return "char"; }
    static String f(int... a) { return "int..."; }
    static String f(Object a, Object b) { return "OO"; }
    static String f(String a, Object b) { return "SO"; }
    static String f(String a, String b) { return "SS"; }
    static String g(List<?> l) { return "List"; }
    static String g(Iterable<?> l) { return "Iterable"; }
    static String h(Runnable r) { return "Runnable"; }
    static String h(Supplier<?> s) { return "Supplier"; }
    static <T> String k(T t) { return "T"; }
    static <T extends Comparable<T>> String k(T t) { return "Comparable"; }

    public static void main(String[] args) {
        System.out.println(f(1) + f(1L) + f(1f) + f('c') + f((short) 1) + f(Integer.valueOf(1)) + f(1.0) + f("s") + f() + f(1, 2) + f("a", 1) + f("a", "b") + f((Object) 1) + f(Byte.valueOf((byte) 1)) + f(1, 2, 3));
        System.out.println(g(List.of()) + g(Set.of()) + h(() -> { }) + h(() -> 1) + k(1) + k(new Object()));
    }
}
