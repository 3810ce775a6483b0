import java.util.*;
import java.util.function.*;
public class GenericTower {
    static abstract class Node<K extends Comparable<? super K>,V> {
        abstract V get(K k);
    }
    static class Tree<K extends Comparable<? super K>,V> extends Node<K,V> implements Iterable<Map.Entry<K,V>> {
        private class N {
            K k;
            V v;
            N l,r;
            N(K k,V v) {
                this.k=k;
                this.v=v;
            }
        }
        private N root;
        private int n;
        V get(K k) {
            N x=root;
            while(x!=null) {
                int c=k.compareTo(x.k);
                if(c==0) return x.v;
                x=c<0?x.l:x.r;
            }
            return null;
        }
        void put(K k,V v) {
            root=put(root,k,v);
        }
        private N put(N x,K k,V v) {
            if(x==null) {
                n++;
                return new N(k,v);
            }
            int c=k.compareTo(x.k);
            if(c<0) x.l=put(x.l,k,v);
            else if(c>0) x.r=put(x.r,k,v);
            else x.v=v;
            return x;
        }
        public Iterator<Map.Entry<K,V>> iterator() {
            return new Iterator<Map.Entry<K,V>>() {
                final Deque<N> st=new ArrayDeque<>();
                {
                    push(root);
                }
                void push(N x) {
                    while(x!=null) {
                        st.push(x);
                        x=x.l;
                    }
                }
                public boolean hasNext() {
                    return !st.isEmpty();
                }
                public Map.Entry<K,V> next() {
                    if(st.isEmpty()) throw new NoSuchElementException("tree done");
                    N x=st.pop();
                    push(x.r);
                    return Map.entry(x.k,x.v);
                }
            };
        }
    }
    interface Monoid<T> {
        T zero();
        T plus(T a,T b);
        static <T> T fold(Monoid<T> m,List<? extends T> l) {
            T r=m.zero();
            for(T t:l) r=m.plus(r,t);
            return r;
        }
        static <T> Monoid<T> of(T z,BinaryOperator<T> f) {
            return new Monoid<>() {
                public T zero() {
                    return z;
                }
                public T plus(T a,T b) {
                    return f.apply(a,b);
                }
            };
        }
    }
    sealed interface Result<T,E extends Exception> {
        record Ok<T,E extends Exception>(T v) implements Result<T,E> {
        }
        record Err<T,E extends Exception>(E e) implements Result<T,E> {
        }
        default <U> Result<U,E> map(Function<? super T,? extends U> f) {
            if(this instanceof Ok<T,E> o) return new Ok<>(f.apply(o.v()));
            return new Err<>(((Err<T,E>)this).e());
        }
        default T orThrow() throws E {
            if(this instanceof Err<T,E> x) throw x.e();
            return ((Ok<T,E>)this).v();
        }
    }
    static <T extends Comparable<T>> T max(Collection<? extends T> c) {
        Iterator<? extends T> i=c.iterator();
        T m=i.next();
        while(i.hasNext()) {
            T x=i.next();
            if(x.compareTo(m)>0) m=x;
        }
        return m;
    }
    @SafeVarargs static <T> List<T> listOf(T... ts) {
        return new ArrayList<>(Arrays.asList(ts));
    }
    static <A,B,C> Function<A,C> comp(Function<? super A,? extends B> f,Function<? super B,? extends C> g) {
        return x->g.apply(f.apply(x));
    }
    static <T> void swap(List<T> l,int i,int j) {
        T t=l.get(i);
        l.set(i,l.get(j));
        l.set(j,t);
    }
    static double sum(Collection<? extends Number> c) {
        double s=0;
        for(Number n:c) s+=n.doubleValue();
        return s;
    }
    static void addInts(List<? super Integer> l) {
        for(int i=0;i<3;i++) l.add(i);
    }
    static <T> T[] mk(IntFunction<T[]> f,int n) {
        return f.apply(n);
    }
    static class Base<T> {
        T val;
        void set(T t) {
            val=t;
        }
        T get() {
            return val;
        }
    }
    static class StrBase extends Base<String> {
        @Override void set(String s) {
            super.set("<"+s+">");
        }
        @Override String get() {
            return super.get()+"!";
        }
    }
    static class Matrix<T extends Number> {
        final T[][] d;
        Matrix(T[][] d) {
            this.d=d;
        }
        <R> R fold(R z,BiFunction<R,? super T,R> f) {
            R r=z;
            for(T[] row:d) for(T t:row) r=f.apply(r,t);
            return r;
        }
    }
    public static void main(String[] a) throws Exception {
        Tree<String,Integer> t=new Tree<>();
        for(String s:"the quick brown fox jumps over the lazy dog".split(" ")) {
            Integer c=t.get(s);
            t.put(s,c==null?1:c+1);
        }
        for(var e:t) System.out.print(e.getKey()+"="+e.getValue()+" ");
        System.out.println(t.n);
        var it=t.iterator();
        while(it.hasNext()) it.next();
        try {
            it.next();
        } catch(NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            it.remove();
        } catch(UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Monoid.fold(Monoid.of(0,Integer::sum),List.of(1,2,3))+Monoid.fold(Monoid.of("",String::concat),List.of("a","b")));
        Result<Integer,Exception> r=new Result.Ok<>(5);
        System.out.println(r.map(x->x*2).map(Object::toString).orThrow()+r);
        Result<Integer,java.io.IOException> er=new Result.Err<>(new java.io.IOException("bad"));
        try {
            er.map(x->x+1).orThrow();
        } catch(java.io.IOException e) {
            System.out.println(e);
        }
        System.out.println(max(List.of(3,9,4))+max(Set.of("x")));
        List<Object> lo=new ArrayList<>(List.of("s"));
        addInts(lo);
        System.out.println(lo+" "+sum(List.of(1,2.5,3L)));
        System.out.println(comp((String s)->s.length(),n->n*n).apply("four"));
        List<String> ls=listOf("p","q");
        swap(ls,0,1);
        System.out.println(ls+" "+mk(String[]::new,3).length);
        Base<String> b=new StrBase();
        b.set("v");
        System.out.println(b.get());
        Base raw=b;
        try {
            raw.set(5);
        } catch(ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Matrix<>(new Integer[][]{{1,2},{3}}).<String>fold("",(s,i)->s+i));
        for(var m:StrBase.class.getDeclaredMethods()) System.out.print(m.isBridge()?"b":"n");
        System.out.println();
        Supplier<Supplier<String>> ss=()->()->"deep";
        System.out.println(ss.get().get());
        Function<Integer,Function<Integer,Function<Integer,Integer>>> cur=x->y->z->x*y+z;
        System.out.println(cur.apply(2).apply(3).apply(4));
        BiFunction<Integer,Integer,Integer> bf=Math::max;
        System.out.println(bf.andThen(x->x+1).apply(3,8));
        Predicate<String> pe=String::isEmpty;
        System.out.println(pe.negate().and(s->s.length()<3).or(s->s.equals("long")).test("long")+" "+Predicate.not(pe).test("")+Predicate.isEqual("a").test("a"));
        UnaryOperator<String> up=String::toUpperCase;
        System.out.println(up.andThen(s->s+s).compose((Object o)->o.toString()).apply(12+"x")+Function.<Integer>identity().apply(1)+BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(4,2));
        IntBinaryOperator ib=(x,y)->x^y;
        ToIntFunction<String> ti=String::length;
        IntPredicate ip=x->x>0;
        IntUnaryOperator iu=x->-x;
        System.out.println(ib.applyAsInt(5,3)+ti.applyAsInt("abc")+""+ip.negate().test(1)+iu.andThen(x->x*2).compose(x->x+1).applyAsInt(3));
        Comparator<String> cmp=Comparator.<String,Integer>comparing(String::length).thenComparing(Comparator.reverseOrder());
        List<String> w=listOf("bb","a","cc","ddd","");
        w.sort(cmp);
        System.out.println(w);
        w.add(null);
        w.sort(Comparator.nullsFirst(cmp.reversed()));
        System.out.println(w);
        Runnable[] rs=new Runnable[3];
        for(int i=0;i<3;i++) {
            int k=i;
            rs[i]=()->System.out.print(k+" ");
        }
        for(Runnable q:rs) q.run();
        System.out.println();
        Callback cb=GenericTower::stat;
        System.out.println(cb.call(1,"x"));
        cb=new GenericTower()::inst;
        System.out.println(cb.call(2,"y"));
        Function<String,StringBuilder> ctor=StringBuilder::new;
        System.out.println(ctor.apply("z").append(1));
        BiFunction<String,Integer,Character> ca=String::charAt;
        System.out.println(ca.apply("hey",1));
        Supplier<List<String>> sl=ArrayList::new;
        System.out.println(sl.get());
        Function<Integer,int[]> ia=int[]::new;
        System.out.println(ia.apply(4).length);
        ObjIntConsumer<String> oic=(s,i)->System.out.println(s.repeat(i));
        oic.accept("ab",2);
        BooleanSupplier bs=()->true;
        DoubleFunction<String> df=Double::toString;
        LongUnaryOperator lu=Math::abs;
        System.out.println(bs.getAsBoolean()+df.apply(1.0)+lu.applyAsLong(-4));
    }
    interface Callback {
        String call(int i,Object o);
    }
    static String stat(long l,Object o) {
        return "stat"+l+o;
    }
    String inst(Integer i,Object...o) {
        return "inst"+i+o.length;
    }
}
