import java.io.StringReader;
import java.io.StringWriter;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Templates;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;

/** Style sheets, which the JDK compiles to classes. */
public class XmlStyleSheets {
    static final String BOOKS =
            """
            <library>
              <book year="1999" lang="en"><title>Pragmatic</title><price>30.5</price></book>
              <book year="1968" lang="en"><title>The Art</title><price>80</price></book>
              <book year="2008" lang="de"><title>Sch\u00f6ner Code</title><price>25.25</price></book>
            </library>
            """;

    static String sheet(String body) {
        return "<xsl:stylesheet version='1.0' xmlns:xsl='http://www.w3.org/1999/XSL/Transform'>" + body
                + "</xsl:stylesheet>";
    }

    static String apply(String body, String... parameters) throws TransformerException {
        TransformerFactory factory = TransformerFactory.newInstance();
        Templates compiled = factory.newTemplates(new StreamSource(new StringReader(sheet(body))));
        Transformer transformer = compiled.newTransformer();
        for (int i = 0; i < parameters.length; i += 2) {
            transformer.setParameter(parameters[i], parameters[i + 1]);
        }
        StringWriter out = new StringWriter();
        transformer.transform(new StreamSource(new StringReader(BOOKS)), new StreamResult(out));
        return out.toString();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(apply(
                """
                <xsl:output method='text'/>
                <xsl:template match='/'>
                  <xsl:for-each select='//book'>
                    <xsl:sort select='@year' data-type='number'/>
                    <xsl:value-of select='position()'/>: <xsl:value-of select='title'/>
                    <xsl:text>&#10;</xsl:text>
                  </xsl:for-each>
                  <xsl:value-of select="sum(//price)"/> in <xsl:value-of select='count(//book)'/>
                </xsl:template>
                """).strip());
        System.out.println(apply(
                """
                <xsl:output method='xml' omit-xml-declaration='yes'/>
                <xsl:param name='lang'/>
                <xsl:template match='library'><found in='{$lang}'><xsl:apply-templates select='book[@lang=$lang]'/></found></xsl:template>
                <xsl:template match='book'>
                  <xsl:choose>
                    <xsl:when test='price &gt; 50'><dear><xsl:value-of select='title'/></dear></xsl:when>
                    <xsl:otherwise><xsl:copy-of select='title'/></xsl:otherwise>
                  </xsl:choose>
                </xsl:template>
                """, "lang", "en"));
        System.out.println(apply(
                """
                <xsl:output method='html'/>
                <xsl:template name='stars'>
                  <xsl:param name='n'/>
                  <xsl:if test='$n &gt; 0'>*<xsl:call-template name='stars'><xsl:with-param name='n' select='$n - 1'/></xsl:call-template></xsl:if>
                </xsl:template>
                <xsl:variable name='total' select='sum(//price)'/>
                <xsl:template match='/'><ul><xsl:for-each select='//book'><li><xsl:value-of select='concat(substring(title, 1, 3), "-", string-length(title))'/><xsl:call-template name='stars'><xsl:with-param name='n' select='floor(price div 20)'/></xsl:call-template><br/></li></xsl:for-each></ul><xsl:value-of select='format-number($total, "#,##0.00")'/></xsl:template>
                """));
        try {
            apply("<xsl:template match='/'><xsl:message terminate='yes'>stop here</xsl:message></xsl:template>");
        } catch (TransformerException e) {
            System.out.println(e.getMessage());
        }
        Transformer plain = TransformerFactory.newInstance().newTransformer();
        plain.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
        StringWriter out = new StringWriter();
        plain.transform(new StreamSource(new StringReader("<a><b c='d'/>text</a>")), new StreamResult(out));
        System.out.println(out);
    }
}
