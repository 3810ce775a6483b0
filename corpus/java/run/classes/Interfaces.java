public class Interfaces {
    interface A {
        default String who() {
            return "A" + helper();
        }

        private String helper() {
            return "(" + self() + ")";
        }

        String self();

        static String util(A a) {
            return "util " + a.who() + secret();
        }

        private static String secret() {
            return "#";
        }
    }

    interface B {
        default String who() {
            return "B";
        }
    }

    interface A2 extends A {
        @Override
        default String who() {
            return "A2<" + A.super.who() + ">";
        }
    }

    static class Both implements A, B {
        public String self() {
            return "both";
        }

        @Override
        public String who() {
            return A.super.who() + B.super.who();
        }
    }

    static class Parent {
        public String who() {
            return "Parent";
        }
    }

    static class ClassWins extends Parent implements B { }

    static class Diamond implements A2, A {
        public String self() {
            return "diamond";
        }
    }

    @FunctionalInterface
    interface Visitor<R> {
        R visit(int x);

        default <S> Visitor<S> then(java.util.function.Function<R, S> f) {
            return x -> f.apply(visit(x));
        }

        @Override
        boolean equals(Object o);
    }

    interface Const {
        int K = 3;
        String S = "k" + K;
    }

    static class UsesConst implements Const {
        int twice() {
            return K * 2;
        }
    }

    static abstract class Partial implements A {
        public String toString() {
            return who();
        }
    }

    public static void main(String[] args) {
        System.out.println(new Both().who());
        System.out.println(((B) new ClassWins()).who());
        System.out.println(new Diamond().who() + " " + A.util(new Diamond()));
        A lambda = () -> "lambda";
        System.out.println(lambda.who());
        Visitor<Integer> v = x -> x + 1;
        System.out.println(v.then(i -> "s" + i).then(String::length).visit(99));
        System.out.println(new UsesConst().twice() + UsesConst.S + Const.K);
        System.out.println(new Partial() { public String self() { return "p"; } });
        A anon = new A() {
            public String self() {
                return "anon";
            }

            public String who() {
                return "override " + A.super.who();
            }
        };
        System.out.println(anon.who());
        A[] as = {anon, lambda, new Both(), new Diamond()};
        for (int i = 0; i < 8; i++) System.out.print(as[i % 4].self() + " ");
        System.out.println();
        Object o = lambda;
        System.out.println((o instanceof A) + " " + (o instanceof B) + " " + (anon.hashCode() == anon.hashCode()) + " " + anon.equals(lambda));
    }
}
