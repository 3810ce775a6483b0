import java.util.*;

public class BuilderFluent {
    static final class Req {
        final String url; final Map<String, String> headers; final int retries;
        private Req(Builder b) { url = b.url; headers = Map.copyOf(b.headers); retries = b.retries; }
        static Builder to(String u) { return new Builder(u); }
        @Override public String toString() { return url + new TreeMap<>(headers) + retries; }
        static final class Builder {
            private final String url; private final Map<String, String> headers = new HashMap<>(); private int retries = 3;
            private Builder(String u) { url = u; }
            Builder header(String k, String v) { headers.put(k, v); return this; }
            Builder retries(int n) { if (n < 0) throw new IllegalArgumentException("retries < 0"); retries = n; return this; }
            Req build() { return new Req(this); }
        }
    }
    static abstract class Pizza<T extends Pizza<T>> { final List<String> t = new ArrayList<>(); abstract T self(); T add(String s) { t.add(s); return self(); } }
    static class NyPizza extends Pizza<NyPizza> { int size; NyPizza self() { return this; } NyPizza size(int n) { size = n; return this; } }

    public static void main(String[] args) {
        System.out.println(Req.to("x").header("b", "2").header("a", "1").retries(0).build());
        try { Req.to("y").retries(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        NyPizza p = new NyPizza().add("ham").size(3).add("olive");
        System.out.println(p.t + " " + p.size);
    }
}
