// jdk: 25+
import java.util.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.time.*;
public class Modern25 {
    sealed interface Shape permits Circle,Rect,Tri {
    }
    record Circle(double r) implements Shape {
    }
    record Rect(double w,double h) implements Shape {
    }
    record Tri(Point a,Point b,Point c) implements Shape {
    }
    record Point(int x,int y) {
    }
    enum Col {
        RED,GREEN
    }
    sealed interface Ex<T> {
    }
    record Num<T>(T v) implements Ex<T> {
    }
    record Add<T>(Ex<T> l,Ex<T> r) implements Ex<T> {
    }
    record Neg<T>(Ex<T> e) implements Ex<T> {
    }
    static double area(Shape s) {
        return switch(s) {
            case Circle c->Math.PI*c.r()*c.r();
            case Rect(double w,double h) when w==h->w*w;
            case Rect(var w,var h)->w*h;
            case Tri(Point(var x1,var y1),Point(int x2,int y2),Point p3)->Math.abs((x2-x1)*(p3.y()-y1)-(p3.x()-x1)*(y2-y1))/2.0;
        };
    }
    static int ev(Ex<Integer> e) {
        return switch(e) {
            case Num<Integer>(var v)->v;
            case Add<Integer>(Num<Integer>(var a),Num<Integer>(var b))->a+b;
            case Add<Integer>(var l,var r)->ev(l)+ev(r);
            case Neg<Integer>(var x)->-ev(x);
        };
    }
    static String desc(Object o) {
        return switch(o) {
            case null->"null!";
            case Integer i when i>10->"big "+i;
            case Integer i->"int "+i;
            case Long l->"long "+l;
            case String s when s.isEmpty()->"empty";
            case String s->"str "+s.length();
            case Col c when c==Col.RED->"red";
            case Col c->"col";
            case int[] a when a.length>2->"ints "+a.length;
            case int[] a->"few";
            case Object[] a->"arr "+a.length;
            case List<?> l when l.size()>1->"list "+l.getFirst();
            case Record r->"rec "+r;
            case Class<?> c->c.getSimpleName();
            default->o.getClass().getName();
        };
    }
    static String q(Object o) {
        if(!(o instanceof Point(int x,_))) return "no";
        return "x="+x;
    }
    static String st(String s) {
        return switch(s) {
            case "a","b"->"ab";
            case String t when t.length()>3->"long";
            case "c"->"c";
            default->"d";
        };
    }
    static String co(Col c) {
        return switch(c) {
            case RED->"r";
            case GREEN->"g";
        };
    }
    static class Animal {
        final String n;
        Animal(String n) {
            this.n=n;
            init();
        }
        void init() {
            System.out.println("Animal.init");
        }
    }
    static class Dog extends Animal {
        final int legs;
        Dog(String n,int l) {
            if(l<0) throw new IllegalArgumentException("legs "+l);
            this.legs=l;
            super(n.toUpperCase());
        }
        @Override void init() {
            System.out.println("Dog.init legs="+legs);
        }
    }
    public static void main(String[] args) throws Exception {
        for(Shape s:new Shape[]{new Circle(1),new Rect(2,2),new Rect(2,3),new Tri(new Point(0,0),new Point(4,0),new Point(0,3))}) System.out.println(area(s));
        System.out.println(ev(new Add<>(new Neg<>(new Num<>(3)),new Add<>(new Num<>(4),new Num<>(5)))));
        for(Object o:new Object[]{null,5,50,7L,"","xyz",Col.RED,Col.GREEN,new int[3],new int[1],new String[2],List.of(1,2),List.of(),new Point(1,2),String.class,2.5,'c'}) System.out.println(desc(o));
        System.out.println(q(new Point(4,5))+q("z")+st("b")+st("c")+st("hello")+st("zz")+co(Col.GREEN));
        new Dog("rex",4);
        try {
            new Dog("x",-1);
        } catch(IllegalArgumentException e) {
            System.out.println(e);
        }
        var l=new ArrayList<>(List.of(3,1,2));
        System.out.println(l.reversed()+" "+l.getFirst()+l.getLast()+l.removeLast()+new LinkedHashMap<>(Map.of("k",1)).firstEntry()+new TreeSet<>(l).reversed()+new ArrayDeque<>(l).reversed());
        l.addFirst(9);
        System.out.println(l);
        LinkedHashMap<String,Integer> lm=new LinkedHashMap<>();
        lm.put("a",1);
        lm.put("b",2);
        lm.putFirst("z",0);
        System.out.println(lm+" "+lm.reversed()+lm.pollLastEntry()+lm.sequencedKeySet().reversed());
        System.out.println(Stream.of(1,2,3,4,5,6,7).gather(Gatherers.windowFixed(3)).toList()+""+Stream.of(1,2,3,4).gather(Gatherers.windowSliding(2)).toList()+Stream.of(1,2,3).gather(Gatherers.scan(()->0,Integer::sum)).toList()+Stream.of(1,2,3).gather(Gatherers.fold(()->"",(s,i)->s+i)).findFirst()+Stream.of(1,2,3).gather(Gatherers.mapConcurrent(2,i->i*10)).toList());
        Gatherer<Integer,?,Integer> dedup=Gatherer.ofSequential(()->new Integer[1],(st,e,d)->{ if(e.equals(st[0])) return true; st[0]=e; return d.push(e); });
        System.out.println(Stream.of(1,1,2,2,3,1).gather(dedup).toList());
        try(var ex=Executors.newVirtualThreadPerTaskExecutor()) {
            var fs=IntStream.range(0,5).mapToObj(i->ex.submit(()->i*i)).toList();
            int s=0;
            for(var f:fs) s+=f.get();
            System.out.println(s+" "+fs.get(2).resultNow()+fs.get(0).state());
        }
        Thread v=Thread.ofVirtual().name("virt").start(()->System.out.println(Thread.currentThread().isVirtual()+Thread.currentThread().getName()+Thread.currentThread().isDaemon()+Thread.currentThread().getPriority()+Thread.currentThread().getThreadGroup().getName()));
        v.join();
        Thread p=Thread.ofPlatform().name("plat-",1).daemon().start(()->System.out.println(Thread.currentThread().getName()));
        p.join(Duration.ofSeconds(1));
        System.out.println(v.getState()+" "+p.getState()+p.isAlive());
        Thread.startVirtualThread(()->{ try{ Thread.sleep(Duration.ofMillis(5)); System.out.println("slept"); }catch(InterruptedException e){} }).join();
        ScopedValue<String> SV=ScopedValue.newInstance();
        ScopedValue.where(SV,"outer").run(()->{ System.out.println(SV.get()); ScopedValue.where(SV,"inner").run(()->System.out.println(SV.get())); System.out.println(SV.get()+SV.isBound()); });
        System.out.println(SV.isBound()+SV.orElse("none"));
        int r=ScopedValue.where(SV,"c").call(()->SV.get().length());
        System.out.println(r);
        try {
            SV.get();
        } catch(NoSuchElementException e) {
            System.out.println("nse "+e.getMessage());
        }
        System.out.println("abc".indexOf('c',0,2)+" "+"a,b;c".splitWithDelimiters("[,;]",0).length+new StringBuilder().repeat("ab",2).repeat('x',3)+Character.isEmoji(0x1F600)+Math.clamp(15,0,10)+Math.ceilDiv(7,2)+Math.unsignedMultiplyHigh(-1L,2)+List.of(1,2).reversed()+Character.toString(97)+"x".describeConstable().get()+"  a\nb".stripIndent().lines().count()+Integer.compress(0b1011,0b1110)+Long.expand(3,0b1010)+"Hi %s".formatted("u")+Objects.checkIndex(1,3L)+Locale.of("fr","CA")+HexFormat.of().formatHex(new byte[]{1}));
        for(int _:new int[]{1,2}) System.out.print("u");
        try {
            Integer.parseInt("x");
        } catch(NumberFormatException _) {
            System.out.println("unnamed");
        }
        var mp=Map.of("k",1);
        mp.forEach((k,_)->System.out.println(k));
        System.out.println(Stream.of(1,2,3).mapMulti((x,c)->{ if((int)x%2==1) c.accept(x); }).toList()+""+Instant.EPOCH.until(Instant.ofEpochSecond(5)));
        StringBuilder sb=new StringBuilder("abc");
        System.out.println(sb.compareTo(new StringBuilder("abd"))+""+sb.chars().sum());
        record Gen<T extends Comparable<T>>(T a,T b) {
            Gen {
                if(a.compareTo(b)>0) {
                    T t=a;
                    a=b;
                    b=t;
                }
            }
            T mid() {
                return a;
            }
            static <T extends Comparable<T>> Gen<T> of(T a,T b) {
                return new Gen<>(a,b);
            }
        }
        System.out.println(Gen.of(5,2)+" "+Gen.of("x","y").hashCode()+Gen.of(1,2).equals(Gen.of(2,1)));
        Object o=5;
        String d=o instanceof Integer i && i>3 ? "gt"+i : "no";
        System.out.println(d);
        byte b=(byte)switch(o) {
            case Integer i->i;
            default->0;
        };
        System.out.println(b);
        try {
            Object oo=Col.RED;
            switch(oo) {
                case Col c when c.ordinal()>5->System.out.println("x");
                default->System.out.println("dflt");
            }
            Shape ns=null;
            area(ns);
        } catch(NullPointerException e) {
            System.out.println("NPE "+e.getMessage());
        }
        try {
            ev(new Neg<>(null));
        } catch(NullPointerException e) {
            System.out.println("NPE2");
        }
        record Bad(int x) {
            public int x() {
                throw new IllegalStateException("acc");
            }
        }
        try {
            Object bo=new Bad(1);
            if(bo instanceof Bad(int xx)) System.out.println(xx);
        } catch(MatchException e) {
            System.out.println(e+" "+e.getCause());
        }
    }
}
