public class HashTableFromScratch {
    static class Table<K, V> {
        private Object[] ks = new Object[8], vs = new Object[8]; int n, probes;
        private int slot(Object k) { int i = (k.hashCode() & 0x7fffffff) % ks.length; while (ks[i] != null && !ks[i].equals(k)) { i = (i + 1) % ks.length; probes++; } return i; }
        void put(K k, V v) { if (n * 2 >= ks.length) { Object[] ok = ks, ov = vs; ks = new Object[ok.length * 2]; vs = new Object[ov.length * 2]; for (int i = 0; i < ok.length; i++) if (ok[i] != null) { int s = slot(ok[i]); ks[s] = ok[i]; vs[s] = ov[i]; } } int i = slot(k); if (ks[i] == null) n++; ks[i] = k; vs[i] = v; }
        @SuppressWarnings("unchecked") V get(K k) { return (V) vs[slot(k)]; }
    }

    public static void main(String[] args) {
        Table<String, Integer> t = new Table<>();
        for (int i = 0; i < 200; i++) t.put("key" + i % 150, i);
        System.out.println(t.n + " " + t.get("key7") + " " + t.get("key149") + " " + t.get("none") + " " + t.ks.length + " " + t.probes);
    }
}
