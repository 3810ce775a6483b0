import java.beans.*;
import java.lang.management.*;
import java.util.*;
import javax.management.*;
import javax.management.openmbean.*;
public class BeansAndMBeans {
    static void p(Object o) {
        System.out.println(o);
    }
    public interface CfgMBean {
        int getSize();
        void setSize(int s);
        String getName();
        boolean isOn();
        int add(int a, int b);
    }
    public static class Cfg extends NotificationBroadcasterSupport implements CfgMBean {
        int size = 3;
        public int getSize() {
            return size;
        }
        public void setSize(int s) {
            int o = size;
            size = s;
            sendNotification(new AttributeChangeNotification(this, 1, 0, "changed", "Size", "int", o, s));
        }
        public String getName() {
            return "cfg";
        }
        public boolean isOn() {
            return true;
        }
        public int add(int a, int b) {
            if (a < 0) throw new IllegalArgumentException("neg");
            return a + b;
        }
    }
    public record Pt(int x, int y) {
        @ConstructorProperties({"x", "y"}) public Pt {
        }
        public int getX() {
            return x;
        }
        public int getY() {
            return y;
        }
    }
    public interface StatMXBean {
        Map<String, Integer> getCounts();
        List<String> getTags();
        Pt getPoint();
    }
    public static class Stat implements StatMXBean {
        public Map<String, Integer> getCounts() {
            return new TreeMap<>(Map.of("a", 1));
        }
        public List<String> getTags() {
            return List.of("t");
        }
        public Pt getPoint() {
            return new Pt(1, 2);
        }
    }
    public static class Person {
        private final PropertyChangeSupport pcs = new PropertyChangeSupport(this);
        private final VetoableChangeSupport vcs = new VetoableChangeSupport(this);
        private String name = "n";
        private int age;
        private boolean ok;
        private String[] list = {"a", "b"};
        public String getName() {
            return name;
        }
        public void setName(String n) {
            String o = name;
            name = n;
            pcs.firePropertyChange("name", o, n);
        }
        public int getAge() {
            return age;
        }
        public void setAge(int a) throws PropertyVetoException {
            vcs.fireVetoableChange("age", age, a);
            int o = age;
            age = a;
            pcs.firePropertyChange("age", o, a);
        }
        public boolean isOk() {
            return ok;
        }
        public String getList(int i) {
            return list[i];
        }
        public void setList(int i, String s) {
            list[i] = s;
            pcs.fireIndexedPropertyChange("list", i, "?", s);
        }
        public String[] getList() {
            return list;
        }
        public void addPropertyChangeListener(PropertyChangeListener l) {
            pcs.addPropertyChangeListener(l);
        }
        public void removePropertyChangeListener(PropertyChangeListener l) {
            pcs.removePropertyChangeListener(l);
        }
        public String getURL() {
            return "u";
        }
    }
    public static void main(String[] a) throws Exception {
        MBeanServer s = MBeanServerFactory.newMBeanServer("dom");
        ObjectName n = new ObjectName("app:type=Cfg,name=x");
        Cfg c = new Cfg();
        s.registerMBean(c, n);
        s.registerMBean(new Stat(), new ObjectName("app:type=Stat"));
        p(s.getAttribute(n, "Size") + "" + s.isRegistered(n) + s.invoke(n, "add", new Object[]{2, 3}, new String[]{"int", "int"}));
        s.addNotificationListener(n, (nt, hb) -> p(nt.getMessage() + ((AttributeChangeNotification) nt).getNewValue() + hb), null, "hb");
        s.setAttribute(n, new Attribute("Size", 9));
        for (MBeanAttributeInfo i : s.getMBeanInfo(n).getAttributes()) p(i.getName() + i.getType() + i.isWritable() + i.isIs());
        p(new TreeSet<>(s.queryNames(new ObjectName("app:*"), null)) + "" + s.queryNames(null, Query.eq(Query.attr("Size"), Query.value(9))).size());
        CompositeData cd = (CompositeData) s.getAttribute(new ObjectName("app:type=Stat"), "Point");
        p(cd.get("x") + "" + cd.getCompositeType().keySet() + ((TabularData) s.getAttribute(new ObjectName("app:type=Stat"), "Counts")).size() + Arrays.toString((String[]) s.getAttribute(new ObjectName("app:type=Stat"), "Tags")));
        StatMXBean px = JMX.newMXBeanProxy(s, new ObjectName("app:type=Stat"), StatMXBean.class);
        p(px.getPoint() + "" + px.getCounts());
        for (Object[] bad : new Object[][]{{n, "Nope"}, {new ObjectName("q:a=b"), "X"}}) try {
            s.getAttribute((ObjectName) bad[0], (String) bad[1]);
        } catch (JMException e) {
            p(e);
        }
        try {
            s.invoke(n, "add", new Object[]{-1, 3}, new String[]{"int", "int"});
        } catch (RuntimeMBeanException e) {
            p(e.getCause());
        }
        try {
            s.registerMBean(c, n);
        } catch (InstanceAlreadyExistsException e) {
            p(e.getMessage());
        }
        try {
            s.registerMBean(new Object(), new ObjectName("x:y=z"));
        } catch (NotCompliantMBeanException e) {
            p(e.getMessage());
        }
        for (String b : new String[]{"nocolon", "a:b", "a:b=c,b=d", "a:*", ":x=1"}) try {
            p(new ObjectName(b).getCanonicalName());
        } catch (MalformedObjectNameException e) {
            p(e.getMessage());
        }
        p(n.getKeyProperty("name") + n.getDomain() + new ObjectName("app:*").apply(n) + n.getCanonicalKeyPropertyListString());
        BeanInfo bi = Introspector.getBeanInfo(Person.class, Object.class);
        for (PropertyDescriptor d : bi.getPropertyDescriptors()) p(d.getName() + " " + d.getPropertyType() + " " + (d.getReadMethod() != null) + (d.getWriteMethod() != null) + d.isBound() + (d instanceof IndexedPropertyDescriptor));
        for (EventSetDescriptor d : bi.getEventSetDescriptors()) p(d.getName());
        Person pe = new Person();
        pe.addPropertyChangeListener(e -> p(e.getPropertyName() + e.getOldValue() + e.getNewValue() + (e instanceof IndexedPropertyChangeEvent i ? "[" + i.getIndex() : "")));
        pe.vcs.addVetoableChangeListener(e -> {
            if ((int) e.getNewValue() < 0) throw new PropertyVetoException("no", e);
        });
        pe.setName("m");
        pe.setName("m");
        pe.setAge(4);
        try {
            pe.setAge(-1);
        } catch (PropertyVetoException e) {
            p(e.getMessage() + pe.age);
        }
        pe.setList(1, "z");
        new PropertyDescriptor("name", Person.class).getWriteMethod().invoke(pe, "via");
        p(Introspector.decapitalize("URLPath") + Introspector.decapitalize("FooBar"));
        Runnable ev = EventHandler.create(Runnable.class, pe, "setName", "");
        p(PropertyEditorManager.findEditor(int.class) != null);
        PropertyEditor ed = PropertyEditorManager.findEditor(boolean.class);
        ed.setAsText("true");
        p(ed.getValue() + ed.getJavaInitializationString() + Arrays.toString(ed.getTags()));
        RuntimeMXBean rt = ManagementFactory.getRuntimeMXBean();
        p(rt.getSpecName() + ManagementFactory.getOperatingSystemMXBean().getName() + (ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() > 0) + ManagementFactory.getClassLoadingMXBean().isVerbose());
    }
}
