import java.awt.*;
import java.awt.geom.*;
import java.util.*;
public class SwingModelsHeadless {
    public static void main(String[] a) {
        Point p = new Point(3, 4);
        Rectangle r = new Rectangle(0, 0, 10, 5);
        System.out.println(p + " " + r.contains(p) + r.intersection(new Rectangle(5, 2, 10, 10)) + r.union(new Rectangle(-1, -1, 1, 1)) + p.distance(0, 0) + new Dimension(2, 3) + new Insets(1, 2, 3, 4));
        Point2D d = new Point2D.Double(1.5, 2.5);
        AffineTransform t = AffineTransform.getRotateInstance(Math.PI / 2);
        t.translate(1, 0);
        System.out.println(d + " " + new Line2D.Double(0, 0, 4, 4).intersectsLine(0, 4, 4, 0) + new Ellipse2D.Double(0, 0, 4, 2).contains(2, 1) + " " + t.getDeterminant() + new Rectangle2D.Float(1, 2, 3, 4).getBounds());
        Color c = new Color(255, 128, 0);
        System.out.println(c + " " + c.darker() + Integer.toHexString(c.getRGB()) + Color.decode("#00ff7f").getGreen() + Arrays.toString(Color.RGBtoHSB(255, 128, 0, null)));
    }
}
