import java.lang.annotation.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.function.*;
public class MirrorEverything {
    @Retention(RetentionPolicy.RUNTIME) @Target({ElementType.TYPE,ElementType.METHOD,ElementType.FIELD,ElementType.PARAMETER}) @interface Info {
        String value() default "def";
        int prio() default 1;
        Class<?>[] types() default {
        };
        Thread.State st() default Thread.State.NEW;
        String[] tags() default {
            "a","b"
        };
        double d() default 1.5;
        char c() default 'x';
        long l() default 5;
        Sub sub() default @Sub(3);
    }
    @Retention(RetentionPolicy.RUNTIME) @Repeatable(Subs.class) @interface Sub {
        int value();
    }
    @Retention(RetentionPolicy.RUNTIME) @interface Subs {
        Sub[] value();
    }
    @Info(value="cls",types={String.class,int[].class}) @Sub(1) @Sub(2) static class Tgt<T extends Comparable<T>> implements Comparable<Tgt<T>>,java.io.Serializable {
        @Info public int pub=5;
        protected final String name;
        private static long cnt=7;
        volatile transient T gen;
        List<? super Map<String,T[]>> lst;
        public Tgt() {
            name="n";
        }
        private Tgt(String s,int...v) throws java.io.IOException {
            name=s+v.length;
            if(s.isEmpty()) throw new java.io.IOException("empty");
        }
        @Deprecated public <X extends Exception> T m(@Info("p") T t,List<? extends Number> l) throws X,RuntimeException {
            return t;
        }
        private int secret(int x) {
            return x*2;
        }
        public static String stat(String... s) {
            return String.join("+",s);
        }
        public int compareTo(Tgt<T> o) {
            return 0;
        }
        synchronized strictfp final void fin() {
        }
        void boom() {
            throw new IllegalStateException("boom");
        }
        class In {
        }
        static abstract class Abs {
            abstract void q();
        }
    }
    interface Itf {
        default String hi() {
            return "hi";
        }
        int calc(int a,long b);
    }
    enum E {
        A {
            void f() {
            }
        },B;
        void f() {
        }
    }
    record Rec(int a,@Info String b,List<String> c) {
        Rec {
        }
        static int z;
    }
    sealed interface Se permits S1,S2 {
    }
    record S1() implements Se {
    }
    record S2() implements Se {
    }
    public static void main(String[] x) throws Exception {
        Class<?> c=Tgt.class;
        System.out.println(c+" "+c.getName()+" "+c.getSimpleName()+" "+c.getTypeName()+" "+c.getCanonicalName()+" "+Modifier.toString(c.getModifiers())+" "+c.toGenericString()+" "+c.getPackageName()+"|"+c.getEnclosingClass()+c.getDeclaringClass()+c.isMemberClass());
        System.out.println(Arrays.toString(c.getGenericInterfaces())+Arrays.toString(c.getTypeParameters())+Arrays.toString(c.getTypeParameters()[0].getBounds())+c.getGenericSuperclass());
        Field[] fs=c.getDeclaredFields();
        Arrays.sort(fs,Comparator.comparing(Field::getName));
        for(Field f:fs) System.out.println(f+" | "+f.toGenericString()+" | "+f.getGenericType()+" "+f.getAnnotations().length);
        Method[] ms=c.getDeclaredMethods();
        Arrays.sort(ms,Comparator.comparing(Method::toString));
        for(Method m:ms) System.out.println(m+" | "+m.toGenericString()+" | "+m.isBridge()+m.isSynthetic()+m.isVarArgs()+Arrays.toString(m.getExceptionTypes())+Arrays.toString(m.getGenericExceptionTypes())+m.getParameterCount());
        Constructor<?>[] cs=c.getDeclaredConstructors();
        Arrays.sort(cs,Comparator.comparing(Constructor::toString));
        for(Constructor<?> k:cs) System.out.println(k+" "+k.toGenericString()+k.isVarArgs());
        Info in=c.getAnnotation(Info.class);
        System.out.println(in.value()+in.prio()+Arrays.toString(in.types())+in.st()+Arrays.toString(in.tags())+in.d()+in.c()+in.l()+in.sub().value());
        System.out.println(in);
        System.out.println(Arrays.toString(c.getAnnotationsByType(Sub.class))+c.getAnnotation(Subs.class));
        System.out.println(in.annotationType()+" "+in.equals(c.getAnnotation(Info.class))+" "+(in.hashCode()==c.getAnnotation(Info.class).hashCode()));
        System.out.println(c.getDeclaredMethod("m",Comparable.class,List.class).getAnnotation(Deprecated.class)+" "+Arrays.deepToString(c.getDeclaredMethod("m",Comparable.class,List.class).getParameterAnnotations()));
        Constructor<?> k=c.getDeclaredConstructor(String.class,int[].class);
        k.setAccessible(true);
        Object o=k.newInstance("zz",new int[]{1,2});
        Field nf=c.getDeclaredField("name");
        nf.setAccessible(true);
        System.out.println(nf.get(o));
        try {
            k.newInstance("",new int[0]);
        } catch(InvocationTargetException e) {
            System.out.println(e+" "+e.getCause()+" "+e.getTargetException().getMessage());
        }
        try {
            k.newInstance(1,2);
        } catch(IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            k.newInstance("a");
        } catch(IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Method sm=c.getDeclaredMethod("secret",int.class);
        sm.setAccessible(true);
        System.out.println(sm.invoke(o,21));
        try {
            sm.invoke(o,"s");
        } catch(IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            sm.invoke(null,1);
        } catch(NullPointerException e) {
            System.out.println("npe");
        }
        try {
            sm.invoke("str",1);
        } catch(IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(c.getMethod("stat",String[].class).invoke(null,(Object)new String[]{"q","r"}));
        try {
            Method b=c.getDeclaredMethod("boom");
            b.invoke(o);
        } catch(InvocationTargetException e) {
            System.out.println(e.getMessage()+" "+e.getCause());
        }
        Field pf=c.getField("pub");
        pf.setInt(o,9);
        System.out.println(pf.get(o)+" "+pf.getInt(o)+" "+pf.getLong(o));
        try {
            pf.set(o,"no");
        } catch(IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            pf.setLong(o,3L);
        } catch(IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Field cf=c.getDeclaredField("cnt");
        cf.setAccessible(true);
        cf.set(null,11L);
        System.out.println(cf.getLong(null));
        try {
            c.getField("zip");
        } catch(NoSuchFieldException e) {
            System.out.println(e);
        }
        try {
            c.getMethod("zip",int.class,String[].class);
        } catch(NoSuchMethodException e) {
            System.out.println(e);
        }
        nf.set(o,"chg");
        System.out.println(nf.get(o));
        try {
            String.class.getDeclaredField("value").setAccessible(true);
        } catch(RuntimeException e) {
            System.out.println(e.toString().replaceAll("@.*",""));
        }
        try {
            Tgt.Abs.class.getDeclaredConstructor().newInstance();
        } catch(InstantiationException e) {
            System.out.println(e);
        }
        try {
            Itf.class.getDeclaredConstructor();
        } catch(NoSuchMethodException e) {
            System.out.println(e);
        }
        try {
            Integer.class.getDeclaredConstructor().newInstance();
        } catch(NoSuchMethodException e) {
            System.out.println(e);
        }
        Itf pr=(Itf)Proxy.newProxyInstance(MirrorEverything.class.getClassLoader(),new Class<?>[]{Itf.class,Runnable.class},(p,m,ar)->{ System.out.println("call "+m.getName()+Arrays.toString(ar)); if(m.isDefault()) return InvocationHandler.invokeDefault(p,m,ar); if(m.getName().equals("toString")) return "PX"; if(m.getName().equals("run")) throw new java.io.IOException("chk"); return 42; });
        System.out.println(pr.calc(1,2L)+" "+pr.hi()+" "+pr+" "+Proxy.isProxyClass(pr.getClass())+" "+(pr instanceof Runnable));
        try {
            ((Runnable)pr).run();
        } catch(UndeclaredThrowableException e) {
            System.out.println(e+" "+e.getCause());
        }
        System.out.println(Arrays.toString(Rec.class.getRecordComponents())+Rec.class.isRecord()+Rec.class.getRecordComponents()[1].getAnnotation(Info.class)+Rec.class.getRecordComponents()[0].getAccessor().invoke(new Rec(4,"",null))+Rec.class.getRecordComponents()[2].getGenericType());
        System.out.println(Se.class.isSealed()+Arrays.toString(Se.class.getPermittedSubclasses())+E.class.isEnum()+E.A.getClass()+E.A.getDeclaringClass()+Arrays.toString(E.class.getEnumConstants())+E.A.getClass().isAnonymousClass());
        for(Class<?> q:new Class<?>[]{int.class,int[].class,String[][].class,void.class,Map.Entry.class,Tgt.In.class,new Object(){}.getClass(),((Runnable)()->{}).getClass().isSynthetic()?Runnable.class:Object.class}) System.out.println(q+" "+q.getName()+" "+q.getSimpleName()+" "+q.getTypeName()+" "+q.getCanonicalName()+" "+q.isPrimitive()+q.isArray()+q.isInterface()+" "+q.getComponentType()+" "+Modifier.toString(q.getModifiers())+" "+q.getSuperclass()+" "+q.descriptorString());
        Object ar=Array.newInstance(int.class,3);
        Array.setInt(ar,1,5);
        System.out.println(Array.get(ar,1)+" "+Array.getLength(ar)+" "+Array.newInstance(String.class,2,3).getClass());
        try {
            Array.get("x",0);
        } catch(IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Array.get(ar,7);
        } catch(ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Type lt=c.getDeclaredField("lst").getGenericType();
        ParameterizedType pt=(ParameterizedType)lt;
        System.out.println(pt.getRawType()+" "+pt.getActualTypeArguments()[0]+" "+((WildcardType)pt.getActualTypeArguments()[0]).getLowerBounds()[0]+" "+pt.getOwnerType());
        System.out.println(Class.forName("[I")+" "+Class.forName("java.util.Map$Entry")+" "+int.class.isAssignableFrom(Integer.class)+Number.class.isAssignableFrom(Integer.class)+c.isInstance(o)+" "+Integer.class.cast(5)+" "+c.getNestHost()+c.isNestmateOf(MirrorEverything.class));
        try {
            Integer.class.cast("s");
        } catch(ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new ArrayList<String>(){}.getClass().getGenericSuperclass()+" "+Arrays.stream(ms).filter(m->m.getName().equals("m")).findFirst().get().getParameters()[0]+" "+Runnable.class.isAnnotationPresent(FunctionalInterface.class)+" "+Arrays.toString(Runnable.class.getAnnotations()));
        System.out.println(MirrorEverything.class.getResource("nope")+" "+MirrorEverything.class.getModule().isNamed()+" "+String.class.getModule()+" "+MirrorEverything.class.getPackage().getName().isEmpty()+" "+String.class.getPackage()+" "+MirrorEverything.class.getClassLoader().getClass().getSimpleName()+" "+String.class.getClassLoader()+" "+Modifier.toString(0xfff)+" "+Thread.currentThread().getContextClassLoader().getClass().getName()+" "+MirrorEverything.class.desiredAssertionStatus()+" "+ClassLoader.getSystemClassLoader().getName()+ClassLoader.getPlatformClassLoader().getName());
    }
}
