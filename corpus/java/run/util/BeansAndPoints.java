import java.awt.Color;
import java.awt.Dimension;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Line2D;
import java.beans.Introspector;
import java.beans.PropertyChangeSupport;
import java.beans.PropertyDescriptor;
import java.lang.management.ManagementFactory;
import javax.management.Attribute;
import javax.management.AttributeNotFoundException;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/** What desktop and management classes do without a desktop. */
public class BeansAndPoints {
    public static class Thermometer {
        private final PropertyChangeSupport changes = new PropertyChangeSupport(this);
        private int degrees;

        public int getDegrees() {
            return degrees;
        }

        public void setDegrees(int degrees) {
            int old = this.degrees;
            this.degrees = degrees;
            changes.firePropertyChange("degrees", old, degrees);
        }

        public boolean isHot() {
            return degrees > 30;
        }
    }

    public interface CounterMBean {
        int getCount();

        void setCount(int count);

        String describe(String prefix);
    }

    public static class Counter implements CounterMBean {
        private int count = 3;

        public int getCount() {
            return count;
        }

        public void setCount(int count) {
            this.count = count;
        }

        public String describe(String prefix) {
            return prefix + count;
        }
    }

    public static void main(String[] args) throws Exception {
        Point p = new Point(3, 4);
        p.translate(1, -1);
        Rectangle r = new Rectangle(0, 0, 10, 5);
        System.out.println(p + " " + p.distance(0, 0) + " " + r.contains(p));
        System.out.println(r.intersection(new Rectangle(5, 2, 10, 10)) + " " + new Dimension(3, 4));
        System.out.println(new Color(10, 20, 30).brighter() + " " + Integer.toHexString(Color.RED.getRGB()));
        System.out.println(new Line2D.Double(0, 0, 4, 4).intersectsLine(0, 4, 4, 0));

        Thermometer t = new Thermometer();
        t.changes.addPropertyChangeListener(
                e -> System.out.println(e.getPropertyName() + " " + e.getOldValue() + " " + e.getNewValue()));
        t.setDegrees(20);
        t.setDegrees(20);
        t.setDegrees(35);
        for (PropertyDescriptor d : Introspector.getBeanInfo(Thermometer.class, Object.class).getPropertyDescriptors()) {
            System.out.println(d.getName() + " " + d.getPropertyType() + " " + (d.getWriteMethod() != null));
        }

        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        ObjectName name = new ObjectName("corpus:type=Counter");
        server.registerMBean(new Counter(), name);
        server.setAttribute(name, new Attribute("Count", 9));
        Object described =
                server.invoke(name, "describe", new Object[] {"n="}, new String[] {"java.lang.String"});
        System.out.println(server.getAttribute(name, "Count") + " " + described);
        try {
            server.getAttribute(name, "Nothing");
        } catch (AttributeNotFoundException e) {
            System.out.println(e.getMessage());
        }
    }
}
