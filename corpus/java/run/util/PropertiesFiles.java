import java.util.*;

public class PropertiesFiles {
    public static void main(String[] args) throws Throwable {
        Properties p = new Properties();
        p.load(new java.io.StringReader("# comment\na = 1\nb:two words\\\n   continued\n\\u0041key=v\\=x\nempty=\n! other\nc\n"));
        System.out.println(new TreeMap<>(p) + " " + p.getProperty("zz", "d") + p.stringPropertyNames().size());
        java.io.StringWriter w = new java.io.StringWriter();
        Properties q = new Properties(p);
        q.setProperty("k ey", "é=#\n");
        q.store(w, null);
        System.out.println(w.toString().lines().filter(l -> !l.startsWith("#")).toList() + " " + q.getProperty("a") + q.size());
        ResourceBundle rb = new ListResourceBundle() { protected Object[][] getContents() { return new Object[][] {{"hi", "hello"}, {"n", 5}}; } };
        System.out.println(rb.getString("hi") + rb.getObject("n") + rb.containsKey("x") + new TreeSet<>(rb.keySet()));
        try { rb.getString("x"); } catch (MissingResourceException e) { System.out.println(e.getKey()); }
    }
}
