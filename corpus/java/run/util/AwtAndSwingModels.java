import java.awt.*;
import java.awt.geom.*;
import java.awt.image.*;
import java.io.*;
import java.util.*;
import javax.swing.table.*;
import javax.swing.tree.*;
import javax.swing.text.*;
import javax.swing.undo.*;
import javax.swing.*;
import javax.swing.event.*;
public class AwtAndSwingModels {
    static void p(Object o) {
        System.out.println(o);
    }
    interface T {
        Object r() throws Exception;
    }
    static void t(T r) {
        try {
            p(r.r());
        } catch (Throwable e) {
            p(e.getClass());
        }
    }
    public static void main(String[] a) throws Exception {
        Rectangle2D r = new Rectangle2D.Double(0, 0, 10, 5);
        AffineTransform at = AffineTransform.getRotateInstance(Math.PI / 2);
        p(r.contains(3, 3) + "" + r.createUnion(new Rectangle(5, 5, 10, 10)) + at.transform(new Point2D.Double(1, 0), null) + new Line2D.Double(0, 0, 2, 2).intersectsLine(0, 2, 2, 0) + new Point(1, 2) + new Dimension(3, 4) + new Insets(1, 2, 3, 4));
        Path2D pa = new Path2D.Double();
        pa.moveTo(0, 0);
        pa.lineTo(4, 0);
        pa.quadTo(4, 4, 0, 4);
        pa.closePath();
        p(pa.contains(1, 1) + "" + pa.getBounds2D());
        Area ar = new Area(new Rectangle(0, 0, 4, 4));
        ar.subtract(new Area(new Ellipse2D.Double(1, 1, 2, 2)));
        p(ar.contains(2, 2) + "" + ar.isSingular() + ar.getBounds());
        PathIterator pi = new FlatteningPathIterator(new Arc2D.Double(0, 0, 2, 2, 0, 90, Arc2D.OPEN).getPathIterator(null), 0.1);
        int n = 0;
        for (; !pi.isDone(); pi.next()) n++;
        p(n);
        p(Color.RED.darker() + "" + Color.decode("#ff8800") + Arrays.toString(Color.RGBtoHSB(10, 20, 30, null)) + new Color(1, 2, 3, 4).getAlpha() + Color.getHSBColor(.5f, 1, 1));
        BufferedImage im = new BufferedImage(4, 3, BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < 3; y++) for (int x = 0; x < 4; x++) im.setRGB(x, y, 0xff000000 | x * 60 << 16 | y * 100);
        p(Integer.toHexString(im.getRGB(3, 2)) + im.getRaster().getDataBuffer().getSize() + im.getColorModel().hasAlpha() + im.getSubimage(1, 1, 2, 2).getRGB(0, 0));
        t(() -> im.getRGB(9, 9));
        WritableRaster wr = im.getRaster();
        p(Arrays.toString(wr.getPixel(1, 1, (int[]) null)));
        t(() -> GraphicsEnvironment.isHeadless());
        t(() -> new JFrame());
        DefaultTableModel tm = new DefaultTableModel(new Object[][]{{1, "a"}, {2, "b"}}, new Object[]{"id", "nm"});
        tm.addTableModelListener(e -> p("tm " + e.getType() + e.getFirstRow() + e.getColumn()));
        tm.addRow(new Object[]{3, "c"});
        tm.setValueAt("z", 0, 1);
        tm.removeRow(1);
        p(tm.getDataVector() + "" + tm.getColumnName(1));
        DefaultMutableTreeNode root = new DefaultMutableTreeNode("r"), k = new DefaultMutableTreeNode("k");
        root.add(k);
        root.add(new DefaultMutableTreeNode("m"));
        k.add(new DefaultMutableTreeNode("kk"));
        p(Collections.list(root.preorderEnumeration()) + "" + Collections.list(root.breadthFirstEnumeration()) + k.getLevel() + root.getDepth() + root.getLeafCount() + new TreePath(((DefaultMutableTreeNode) k.getFirstChild()).getPath()));
        PlainDocument d = new PlainDocument();
        d.addDocumentListener(new DocumentListener() {
            public void insertUpdate(DocumentEvent e) {
                p("ins " + e.getOffset() + e.getLength());
            }
            public void removeUpdate(DocumentEvent e) {
                p("rem");
            }
            public void changedUpdate(DocumentEvent e) {
            }
        });
        UndoManager um = new UndoManager();
        d.addUndoableEditListener(um);
        d.insertString(0, "hello world", null);
        d.remove(0, 6);
        p(d.getText(0, d.getLength()));
        um.undo();
        p(d.getText(0, d.getLength()) + um.canRedo());
        t(() -> {
            d.insertString(99, "x", null);
            return 0;
        });
        DefaultListModel<String> lm = new DefaultListModel<>();
        lm.addAll(java.util.List.of("x", "y"));
        lm.insertElementAt("w", 0);
        p(lm + "" + lm.indexOf("y"));
        SpinnerNumberModel sm = new SpinnerNumberModel(5, 0, 6, 1);
        p(sm.getNextValue() + "" + sm.getPreviousValue());
        t(() -> {
            sm.setValue("x");
            return 0;
        });
        ButtonGroup bg = new ButtonGroup();
        p(bg.getButtonCount());
        DefaultBoundedRangeModel br = new DefaultBoundedRangeModel(5, 1, 0, 10);
        br.setValue(50);
        p(br);
        KeyStroke ks = KeyStroke.getKeyStroke("ctrl shift X");
        p(ks);
        DefaultStyledDocument sd = new DefaultStyledDocument();
        SimpleAttributeSet sa = new SimpleAttributeSet();
        StyleConstants.setBold(sa, true);
        sd.insertString(0, "bold", sa);
        p(sd.getCharacterElement(1).getAttributes().containsAttribute(StyleConstants.Bold, true) + "" + sa);
    }
}
