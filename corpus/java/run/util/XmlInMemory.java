import java.io.*;
import java.util.*;
import javax.xml.parsers.*;
import javax.xml.stream.*;
import javax.xml.transform.*;
import javax.xml.transform.dom.*;
import javax.xml.transform.stream.*;
import javax.xml.xpath.*;
import org.w3c.dom.*;
import org.xml.sax.*;
import org.xml.sax.helpers.*;
public class XmlInMemory {
    static final String XML = "<?xml version=\"1.0\"?><lib xmlns:x=\"urn:x\"><!-- c --><book id=\"1\" lang='en'><title>A &amp; B</title><x:tag/></book><book id=\"2\"><title><![CDATA[<raw>]]></title></book></lib>";
    public static void main(String[] args) throws Exception {
        DocumentBuilderFactory f = DocumentBuilderFactory.newInstance();
        f.setNamespaceAware(true);
        Document d = f.newDocumentBuilder().parse(new InputSource(new StringReader(XML)));
        Element r = d.getDocumentElement();
        System.out.println(r.getTagName() + " " + r.getElementsByTagName("book").getLength());
        NodeList bs = r.getElementsByTagName("book");
        for (int i = 0; i < bs.getLength(); i++) {
            Element b = (Element) bs.item(i);
            System.out.println(b.getAttribute("id") + b.getAttribute("lang") + " " + b.getTextContent());
        }
        System.out.println(r.getElementsByTagNameNS("urn:x", "tag").item(0).getNodeName());
        Element n = d.createElement("book");
        n.setAttribute("id", "3");
        n.appendChild(d.createTextNode("new <text>"));
        r.appendChild(n);
        Transformer t = TransformerFactory.newInstance().newTransformer();
        t.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
        t.setOutputProperty(OutputKeys.INDENT, "no");
        StringWriter w = new StringWriter();
        t.transform(new DOMSource(d), new StreamResult(w));
        System.out.println(w);
        XPath xp = XPathFactory.newInstance().newXPath();
        System.out.println(xp.evaluate("count(//book)", d) + " " + xp.evaluate("//book[@id='1']/title", d) + " " + ((NodeList) xp.evaluate("//book[@id>1]", d, XPathConstants.NODESET)).getLength() + " " + xp.compile("sum(//@id)").evaluate(d, XPathConstants.NUMBER));
        SAXParserFactory.newInstance().newSAXParser().parse(new ByteArrayInputStream(XML.getBytes()), new DefaultHandler() { int depth; public void startElement(String u, String l, String q, Attributes a) { System.out.println("  ".repeat(depth++) + q + " " + a.getLength()); } public void endElement(String u, String l, String q) { depth--; } public void characters(char[] c, int s, int len) { System.out.println("  ".repeat(depth) + "'" + new String(c, s, len) + "'"); } });
        XMLStreamReader sr = XMLInputFactory.newInstance().createXMLStreamReader(new StringReader(XML));
        StringBuilder sb = new StringBuilder();
        while (sr.hasNext()) {
            int e = sr.next();
            sb.append(e).append(e == XMLStreamConstants.START_ELEMENT ? sr.getLocalName() : "").append(' ');
        }
        System.out.println(sb);
        StringWriter sw = new StringWriter();
        XMLStreamWriter xw = XMLOutputFactory.newInstance().createXMLStreamWriter(sw);
        xw.writeStartDocument();
        xw.writeStartElement("a");
        xw.writeAttribute("k", "v\"<");
        xw.writeCharacters("t&");
        xw.writeEmptyElement("e");
        xw.writeEndElement();
        xw.writeEndDocument();
        xw.flush();
        System.out.println(sw);
        try {
            f.newDocumentBuilder().parse(new InputSource(new StringReader("<a><b></a>")));
        } catch (SAXParseException e) {
            System.out.println(e.getLineNumber() + ":" + e.getColumnNumber() + " " + e.getMessage());
        }
    }
}
