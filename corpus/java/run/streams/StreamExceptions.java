import java.util.*;
import java.util.stream.*;

public class StreamExceptions {
    static int check(int x) {
        if (x == 3) throw new IllegalArgumentException("bad " + x);
        return x;
    }

    public static void main(String[] args) {
        try {
            System.out.println(Stream.of(1, 2, 3, 4).map(StreamExceptions::check).toList());
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Stream.of(1, 2, 3, 4).map(StreamExceptions::check).anyMatch(x -> x == 2));
        for (Runnable r : List.<Runnable>of(() -> Stream.of(1).limit(-1), () -> Stream.of(1).skip(-1), () -> Stream.of(2, 1, 3).sorted(null).forEach(System.out::print), () -> Stream.of(new Object(), new Object()).sorted().toList(), () -> Stream.of(1, null).sorted().toList(), () -> Stream.of((Object) null).findFirst(), () -> Stream.of("a", null).collect(Collectors.toMap(x -> "k" + x, x -> x)), () -> Stream.of("a", null).collect(Collectors.groupingBy(x -> x)), () -> Stream.of(1, null).collect(Collectors.toUnmodifiableList()), () -> Arrays.stream(new int[3], 1, 5))) {
            try {
                r.run();
                System.out.println("ok");
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        List<Integer> src = new ArrayList<>(List.of(1, 2, 3));
        try {
            src.stream().forEach(x -> src.add(x));
        } catch (ConcurrentModificationException e) {
            System.out.println("cme " + src);
        }
        Stream<Integer> late = src.stream();
        src.add(100);
        System.out.println(late.count());
        Stream<Integer> s = Stream.of(1, 2);
        s.map(x -> x);
        try {
            s.filter(x -> true);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try (Stream<Integer> c = Stream.of(1).onClose(() -> { throw new RuntimeException("close1"); }).onClose(() -> { throw new RuntimeException("close2"); })) {
            c.count();
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + e.getSuppressed()[0].getMessage());
        }
        System.out.println(Stream.of(1, 2, 3).count() + " " + Stream.of(1, 2, 3).peek(x -> System.out.print("?")).filter(x -> true).count());
    }
}
