import javax.xml.parsers.*;
import org.w3c.dom.*;
import org.xml.sax.*;
import org.xml.sax.helpers.*;
import javax.xml.stream.*;
import javax.xml.xpath.*;
import java.io.*;
import java.util.*;
public class XmlDomSaxXPath {
    static void p(Object o) {
        System.out.println(o);
    }
    static void walk(Node n, int d) {
        p("  ".repeat(d) + n.getNodeType() + " " + n.getNodeName() + "=" + (n.getNodeValue() == null ? null : n.getNodeValue().replace("\n", "~")));
        NamedNodeMap m = n.getAttributes();
        if (m != null) for (int i = 0; i < m.getLength(); i++) p("  ".repeat(d) + " @" + m.item(i));
        for (Node c = n.getFirstChild(); c != null; c = c.getNextSibling()) walk(c, d + 1);
    }
    public static void main(String[] a) throws Exception {
        String x = "<?xml version='1.0'?><!DOCTYPE r [<!ENTITY e 'ent'><!ELEMENT r ANY>]><r a='1' xmlns:n='urn:n'><!-- c --><b n:q=\"2\">t &e; &lt; &#65;<![CDATA[<raw>]]></b><c/><c>two</c><?pi data?></r>";
        DocumentBuilderFactory f = DocumentBuilderFactory.newInstance();
        f.setNamespaceAware(true);
        Document d = f.newDocumentBuilder().parse(new InputSource(new StringReader(x)));
        walk(d, 0);
        p(d.getElementsByTagName("c").getLength() + d.getDocumentElement().getAttribute("a") + d.getElementsByTagNameNS("*", "b").item(0).getTextContent());
        XPath xp = XPathFactory.newInstance().newXPath();
        p(xp.evaluate("count(//c)", d) + xp.evaluate("/r/c[2]/text()", d) + xp.evaluate("string(//b/@*[local-name()='q'])", d) + xp.evaluate("sum(//@a) + 2 * 3", d) + xp.evaluate("concat('x', substring-after('a:b', ':'))", d) + xp.evaluate("boolean(//zzz)", d));
        NodeList nl = (NodeList) xp.evaluate("//c | //b", d, XPathConstants.NODESET);
        p(nl.getLength());
        SAXParserFactory.newInstance().newSAXParser().parse(new InputSource(new StringReader(x)), new DefaultHandler() {
            public void startElement(String u, String l, String q, Attributes at) {
                p("start " + q + at.getLength());
            }
            public void characters(char[] c, int s, int n) {
                p("chars " + new String(c, s, n));
            }
            public void endElement(String u, String l, String q) {
                p("end " + q);
            }
            public void processingInstruction(String t, String dd) {
                p("pi " + t + dd);
            }
        });
        XMLStreamReader sr = XMLInputFactory.newInstance().createXMLStreamReader(new StringReader(x));
        StringBuilder sb = new StringBuilder();
        while (sr.hasNext()) sb.append(sr.next()).append(sr.hasName() ? sr.getLocalName() : "").append(' ');
        p(sb);
        StringWriter w = new StringWriter();
        XMLStreamWriter sw = XMLOutputFactory.newInstance().createXMLStreamWriter(w);
        sw.writeStartDocument();
        sw.writeStartElement("o");
        sw.writeAttribute("k", "v\"<");
        sw.writeCharacters("a<b&c");
        sw.writeEmptyElement("e");
        sw.writeCData("cd");
        sw.writeEndElement();
        sw.writeEndDocument();
        p(w);
        for (String bad : new String[]{"<a><b></a>", "<a", "", "<a>&nope;</a>", "<a b=c/>", "<a/><b/>", "<a b='1' b='2'/>"}) try {
            DocumentBuilder db = f.newDocumentBuilder();
            db.setErrorHandler(null);
            db.parse(new InputSource(new StringReader(bad)));
        } catch (SAXParseException e) {
            p(e.getLineNumber() + ":" + e.getColumnNumber() + " " + e.getMessage());
        }
        Document nd = f.newDocumentBuilder().newDocument();
        Element r = nd.createElement("root");
        nd.appendChild(r);
        r.setAttribute("z", "9");
        r.appendChild(nd.createTextNode("hi"));
        r.insertBefore(nd.createElementNS("urn:q", "q:in"), r.getFirstChild());
        Node cl = r.cloneNode(true);
        p(r.isEqualNode(cl) + "" + cl.getChildNodes().getLength() + r.getFirstChild().getNamespaceURI());
        try {
            r.appendChild(nd);
        } catch (DOMException e) {
            p(e.code + e.getMessage());
        }
        Node imp = nd.importNode(d.getDocumentElement(), true);
        r.appendChild(imp);
        p(r.getChildNodes().getLength() + r.getTextContent());
        p(((org.w3c.dom.ls.DOMImplementationLS) nd.getImplementation().getFeature("LS", "3.0")).createLSSerializer().writeToString(nd).replace("UTF-16", "U16"));
    }
}
