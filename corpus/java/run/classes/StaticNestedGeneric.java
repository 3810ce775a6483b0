import java.util.*;
import java.util.function.*;

public class StaticNestedGeneric {
    static class LinkedStack<T> implements Iterable<T> {
        private static class Node<T> {
            final T v;
            final Node<T> next;

            Node(T v, Node<T> next) {
                this.v = v;
                this.next = next;
            }
        }

        private Node<T> head;
        private int size;

        LinkedStack<T> push(T t) {
            head = new Node<>(t, head);
            size++;
            return this;
        }

        T pop() {
            if (head == null) throw new NoSuchElementException("stack empty");
            T v = head.v;
            head = head.next;
            size--;
            return v;
        }

        public Iterator<T> iterator() {
            return new Iterator<T>() {
                private Node<T> cur = head;

                public boolean hasNext() {
                    return cur != null;
                }

                public T next() {
                    T v = cur.v;
                    cur = cur.next;
                    return v;
                }
            };
        }

        <R> LinkedStack<R> map(Function<? super T, ? extends R> f) {
            LinkedStack<R> r = new LinkedStack<>();
            for (T t : this) r.push(f.apply(t));
            return r;
        }
    }

    static class Either<L, R> {
        private final L l;
        private final R r;

        private Either(L l, R r) {
            this.l = l;
            this.r = r;
        }

        static <L, R> Either<L, R> left(L l) {
            return new Either<>(l, null);
        }

        static <L, R> Either<L, R> right(R r) {
            return new Either<>(null, r);
        }

        <T> T fold(Function<? super L, ? extends T> f, Function<? super R, ? extends T> g) {
            return r == null ? f.apply(l) : g.apply(r);
        }
    }

    static Either<String, Integer> parse(String s) {
        try {
            return Either.right(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Either.left(e.getMessage());
        }
    }

    public static void main(String[] args) {
        LinkedStack<String> st = new LinkedStack<>();
        st.push("a").push("bb").push("ccc");
        for (String s : st) System.out.print(s + " ");
        for (int n : st.map(String::length)) System.out.print(n + " ");
        System.out.println(st.pop() + st.size);
        st.pop();
        st.pop();
        try {
            st.pop();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        for (String s : List.of("12", "x")) System.out.println("" + parse(s).fold(l -> "left " + l, r -> "right " + (r + 1)));
        Object[] gen = new LinkedStack[2];
        System.out.println(gen.getClass().getSimpleName());
    }
}
