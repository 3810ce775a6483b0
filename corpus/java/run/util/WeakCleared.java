import java.lang.ref.*;
import java.util.*;
public class WeakCleared {
    static class Big {
        int[] a=new int[1000];
        String n;
        Big(String n) {
            this.n=n;
        }
        public String toString() {
            return "Big "+n;
        }
    }
    public static void main(String[] x) throws Exception {
        Object strong=new Object();
        WeakReference<Object> w1=new WeakReference<>(strong),w2=new WeakReference<>(new Object());
        System.gc();
        System.out.println((w1.get()!=null)+" "+(w2.get()==null));
        strong=null;
        System.gc();
        System.out.println(w1.get());
        ReferenceQueue<Big> q=new ReferenceQueue<>();
        Big b=new Big("one");
        WeakReference<Big> r=new WeakReference<>(b,q);
        System.out.println(r.get()+" "+q.poll());
        b=null;
        System.gc();
        Reference<? extends Big> got=q.remove(1000);
        System.out.println((got==r)+" "+r.get()+" "+r.isEnqueued());
        WeakHashMap<Big,String> m=new WeakHashMap<>();
        Big k1=new Big("k1"),k2=new Big("k2");
        m.put(k1,"a");
        m.put(k2,"b");
        System.out.println(m.size());
        k1=null;
        System.gc();
        for(int i=0;i<50&&m.size()>1;i++) Thread.sleep(10);
        System.out.println(m+" "+m.size());
        SoftReference<Big> s=new SoftReference<>(new Big("soft"));
        System.gc();
        System.out.println(s.get());
        System.gc();
        Cleaner c=Cleaner.create();
        Object res=new Object();
        Cleaner.Cleanable cl=c.register(res,()->System.out.println("cleaned"));
        cl.clean();
        cl.clean();
        Map<String,WeakReference<Big>> cache=new HashMap<>();
        cache.put("x",new WeakReference<>(new Big("c")));
        System.gc();
        System.out.println(cache.get("x").get()==null);
        List<WeakReference<Integer>> li=new ArrayList<>();
        for(int i=0;i<5;i++) li.add(new WeakReference<>(i));
        System.gc();
        System.out.println(li.get(0).get());
    }
}
