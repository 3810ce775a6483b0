import java.util.*;
import java.util.logging.*;
import java.lang.ref.*;
import java.lang.invoke.*;
import java.util.function.*;
public class Miscellany {
    int fld=3;
    static long sf=4;
    static String hello(String s,int n) {
        return s.repeat(n);
    }
    private int priv(int x) {
        return x+fld;
    }
    volatile int vol;
    static final VarHandle VH,AH;
    static {
        try {
            VH=MethodHandles.lookup().findVarHandle(Miscellany.class,"vol",int.class);
            AH=MethodHandles.arrayElementVarHandle(long[].class);
        } catch(ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }
    static class Res implements AutoCloseable {
        static int open;
        Res() {
            open++;
        }
        public void close() {
            open--;
        }
    }
    static class Cl implements Cloneable {
        int[] a={1,2};
        Cl c;
        protected Cl clone() throws CloneNotSupportedException {
            Cl x=(Cl)super.clone();
            x.a=a.clone();
            return x;
        }
    }
    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l=MethodHandles.lookup();
        MethodHandle mh=l.findStatic(Miscellany.class,"hello",MethodType.methodType(String.class,String.class,int.class));
        System.out.println((String)mh.invokeExact("ab",2)+mh.invoke("c",(short)3)+mh.invokeWithArguments("d",2)+mh.type());
        System.out.println(""+MethodHandles.insertArguments(mh,1,4).invoke("z")+mh.bindTo("q").invoke(2)+MethodHandles.filterReturnValue(mh,l.findVirtual(String.class,"length",MethodType.methodType(int.class))).invoke("abc",2));
        try {
            Object o=(Object)mh.invokeExact("a",1);
        } catch(WrongMethodTypeException e) {
            System.out.println(e.getMessage());
        }
        MethodHandle pv=l.findVirtual(Miscellany.class,"priv",MethodType.methodType(int.class,int.class));
        System.out.println((int)pv.invoke(new Miscellany(),4));
        MethodHandle g=l.findGetter(Miscellany.class,"fld",int.class);
        System.out.println((int)g.invoke(new Miscellany()));
        System.out.println((long)l.findStaticGetter(Miscellany.class,"sf",long.class).invoke());
        System.out.println((String)MethodHandles.guardWithTest(l.findVirtual(String.class,"isEmpty",MethodType.methodType(boolean.class)),MethodHandles.dropArguments(MethodHandles.constant(String.class,"E"),0,String.class),MethodHandles.identity(String.class)).invoke("full"));
        try {
            l.findVirtual(String.class,"nope",MethodType.methodType(void.class));
        } catch(NoSuchMethodException e) {
            System.out.println(e.getMessage());
        }
        try {
            MethodHandles.publicLookup().findVirtual(Miscellany.class,"priv",MethodType.methodType(int.class,int.class));
        } catch(IllegalAccessException e) {
            System.out.println("iae");
        }
        MethodHandle ctor=l.findConstructor(ArrayList.class,MethodType.methodType(void.class,Collection.class));
        System.out.println((Object)ctor.invoke(List.of(1,2)));
        System.out.println((int)MethodHandles.catchException(l.findStatic(Integer.class,"parseInt",MethodType.methodType(int.class,String.class)),NumberFormatException.class,MethodHandles.dropArguments(MethodHandles.constant(int.class,-1),0,NumberFormatException.class)).invoke("zz"));
        Miscellany m=new Miscellany();
        VH.setVolatile(m,5);
        System.out.println(VH.compareAndSet(m,5,6)+" "+VH.getAndAdd(m,4)+VH.get(m)+(int)VH.getAcquire(m)+VH.compareAndExchange(m,1,2)+VH.varType()+VH.coordinateTypes());
        long[] la=new long[2];
        AH.set(la,1,7L);
        System.out.println((long)AH.getAndBitwiseOr(la,1,8L)+la[1]);
        try {
            AH.set(la,5,1L);
        } catch(ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Logger lg=Logger.getLogger("t");
        lg.setUseParentHandlers(false);
        Handler h=new StreamHandler(System.out,new java.util.logging.Formatter(){ public String format(LogRecord r){ return r.getLevel()+":"+r.getLoggerName()+":"+formatMessage(r)+"\n"; } });
        lg.addHandler(h);
        lg.info("msg");
        lg.log(Level.WARNING,"p {0} {1}",new Object[]{1,"x"});
        lg.fine("hidden");
        lg.setLevel(Level.ALL);
        h.setLevel(Level.ALL);
        lg.finest(()->"lazy");
        h.flush();
        System.out.println(lg.isLoggable(Level.FINE)+" "+Level.parse("800")+lg.getParent().getName().isEmpty());
        try(Res a=new Res();Res b=new Res()) {
            System.out.println(Res.open);
        }
        System.out.println(Res.open);
        Cl c=new Cl();
        Cl d=c.clone();
        d.a[0]=9;
        System.out.println(c.a[0]+" "+(d.getClass()==Cl.class)+new int[][]{{1}}.clone()[0][0]);
        try {
            Object o=new Object() {
                Object cl() throws CloneNotSupportedException {
                    return super.clone();
                }
            }
            .cl();
        } catch(CloneNotSupportedException e) {
            System.out.println(e.getMessage());
        }
        WeakReference<Object> w=new WeakReference<>(new Object());
        System.gc();
        SoftReference<String> s=new SoftReference<>("s");
        ReferenceQueue<Object> rq=new ReferenceQueue<>();
        System.out.println((w.get()==null)+" "+s.get()+rq.poll());
        Runtime r=Runtime.getRuntime();
        System.out.println(""+(r.totalMemory()>0)+(r.freeMemory()>0)+(r.maxMemory()>0)+(r.availableProcessors()>0));
        StackTraceElement[] st=Thread.currentThread().getStackTrace();
        System.out.println(st[0].getMethodName()+st[1]+st.length);
        StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).forEach(f->System.out.println(f.getMethodName()+f.getDeclaringClass().getSimpleName()+f.getLineNumber()));
        System.out.println(""+StackWalker.getInstance().walk(x->x.map(StackWalker.StackFrame::getMethodName).toList()));
        System.out.println(Optional.of(5).map(x->x*2).filter(x->x>5).or(()->Optional.of(1)).stream().count()+""+Optional.empty().isPresent()+""+Optional.ofNullable((String)null).orElseGet(()->"g")+OptionalInt.of(3)+OptionalDouble.empty()+Optional.of("x").hashCode());
        try {
            Optional.empty().orElseThrow(()->new IllegalStateException("none"));
        } catch(IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Optional.of(1).ifPresentOrElse(x->System.out.println("p"+x),()->{});
        System.out.println(Objects.hash(1,"a",null)+" "+Objects.equals(null,null)+Objects.toString(null,"d")+Objects.requireNonNullElse(null,3)+Objects.hashCode(null)+Objects.compare(1,2,Integer::compare)+Objects.isNull(1));
        try {
            Objects.checkIndex(5,3);
        } catch(IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Objects.checkFromToIndex(2,1,3);
        } catch(IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Boolean.TRUE.hashCode()+" "+"x".hashCode()+Long.valueOf(5).hashCode()+Double.valueOf(2.5).hashCode()+Character.valueOf('a').hashCode()+List.of(1,2).hashCode()+Map.of(1,2).hashCode()+Set.of(3).hashCode()+Arrays.asList(1,null).hashCode()+new AbstractMap.SimpleEntry<>(1,2).hashCode()+Optional.of(7).hashCode()+java.time.LocalDate.of(2020,1,1).hashCode()+new java.math.BigDecimal("2.50").hashCode()+UUID.fromString("00000000-0000-0001-0000-000000000002").hashCode());
        ResourceBundle rb=new ListResourceBundle() {
            protected Object[][] getContents() {
                return new Object[][]{{"k","v"}};
            }
        };
        System.out.println(rb.getString("k")+rb.containsKey("z"));
        try {
            rb.getString("zz");
        } catch(MissingResourceException e) {
            System.out.println(e.getKey());
        }
        Timer t=new Timer(true);
        t.cancel();
        Properties p=new Properties();
        p.load(new java.io.StringReader("a=1\n# c\nb : two\\\n  cont\nc\\u0041=\\t."));
        System.out.println(new TreeMap<>(p));
        java.io.StringWriter sw=new java.io.StringWriter();
        p.store(sw,"cmt");
        System.out.println(sw.toString().lines().filter(x->!x.startsWith("#")).sorted().toList());
        ServiceLoader.load(Runnable.class).forEach(System.out::println);
        Iterator<Integer> it=new Iterator<>() {
            int i=0;
            public boolean hasNext() {
                return i<3;
            }
            public Integer next() {
                return i++;
            }
        };
        Iterable<Integer> itb=()->it;
        for(int x:itb) System.out.print(x);
        System.out.println();
        PropertyChange.main();
        System.out.println(new Observable(){ { setChanged(); } }.hasChanged());
    }
    static class PropertyChange {
        static void main() {
            EventListener e=new EventListener() {
            };
            System.out.println(new EventObject("src").getSource());
        }
    }
}
