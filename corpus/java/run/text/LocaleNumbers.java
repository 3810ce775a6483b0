import java.text.*;
import java.util.*;
public class LocaleNumbers {
    public static void main(String[] args) throws Exception {
        for (Locale l : new Locale[]{Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN,
                new Locale("hi","IN"), new Locale("de","CH"), Locale.ROOT}) {
            System.out.println(l + " " + NumberFormat.getInstance(l).format(1234567.891) + " "
                    + NumberFormat.getCurrencyInstance(l).format(-1234.5) + " "
                    + NumberFormat.getPercentInstance(l).format(0.256) + " "
                    + NumberFormat.getIntegerInstance(l).format(2.5) + " " + l.getDisplayName(Locale.US) + " "
                    + l.getDisplayLanguage(Locale.GERMAN));
            System.out.println(DateFormat.getDateInstance(DateFormat.LONG, l).format(new Date(0)) + " | "
                    + DateFormat.getDateTimeInstance(DateFormat.SHORT, DateFormat.MEDIUM, l).format(new Date(0)));
        }
        for (String p : new String[]{"#,##0.00","0.###E0","00.00","#%","¤#,##0.00","0000","#.##;(#.##)","##0.##E0","'#'#","\u2030#"}) System.out.println(p + " " + new DecimalFormat(p, DecimalFormatSymbols.getInstance(Locale.US)).format(-1234.5678) + " " + new DecimalFormat(p, DecimalFormatSymbols.getInstance(Locale.US)).format(0.0005));
        System.out.println(new DecimalFormat("#,###.#").parse("1,234.5xyz") + " "
                + NumberFormat.getInstance(Locale.GERMANY).parse("1.234,5"));
        try {
            NumberFormat.getInstance().parse("x");
        } catch (ParseException e) {
            System.out.println(e + " " + e.getErrorOffset());
        }
        NumberFormat c = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT);
        System.out.println(c.format(1234) + c.format(1_500_000)
                + NumberFormat.getCompactNumberInstance(Locale.GERMANY, NumberFormat.Style.LONG).format(1_500_000));
        SimpleDateFormat s = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSSZ EEE MMMM z XXX G w W D F u",
                Locale.US);
        s.setTimeZone(TimeZone.getTimeZone("UTC"));
        System.out.println(s.format(new Date(1_600_000_000_000L)) + " "
                + new SimpleDateFormat("dd/MM/yy", Locale.US).parse("05/06/21").getTime());
        try {
            new SimpleDateFormat("yyyy").parse("abc");
        } catch (ParseException e) {
            System.out.println(e.getMessage());
        }
        try {
            new SimpleDateFormat("bbb");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(MessageFormat.format("{0} has {1,number,integer} items costing {2,number,currency} on {3,date,short} {4,choice,0#none|1#one|1<many {4}} '{'x'}' it''s", "Bob", 1234, 5.5, new Date(0), 7));
        System.out.println(new ChoiceFormat("0#zero|1#one|2#two or more").format(5));
        try {
            MessageFormat.format("{0", 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.toString(new MessageFormat("{0}-{1}").parse("a-b")));
        Collator col = Collator.getInstance(Locale.GERMANY);
        String[] w = {"zebra","Äpfel","apfel","Zoo","öl","ol"};
        Arrays.sort(w, col);
        System.out.println(Arrays.toString(w) + col.compare("a","A"));
        BreakIterator bi = BreakIterator.getSentenceInstance(Locale.US);
        bi.setText("Hello there. How are you? Fine!");
        int st = bi.first();
        for (int e = bi.next(); e != BreakIterator.DONE; st = e, e = bi.next()) System.out.print("["
                + "Hello there. How are you? Fine!".substring(st, e) + "]");
        System.out.println();
        BreakIterator wi = BreakIterator.getWordInstance();
        wi.setText("don't stop-now 3.5");
        int n = 0;
        while (wi.next() != BreakIterator.DONE) n++;
        System.out.println(n);
        System.out.println(Currency.getInstance("EUR").getSymbol(Locale.FRANCE)
                + Currency.getInstance(Locale.US).getDisplayName(Locale.US)
                + Currency.getInstance("JPY").getDefaultFractionDigits() + " "
                + Normalizer.normalize("é", Normalizer.Form.NFD).length() + "İ".toLowerCase(Locale.ROOT).length()
                + "i".toUpperCase(new Locale("tr")) + "ß".toUpperCase() + "ΑΣ".toLowerCase());
        System.out.println(Locale.forLanguageTag("zh-Hant-TW") + " " + Locale.US.toLanguageTag()
                + new Locale.Builder().setLanguage("sr").setScript("Latn").setRegion("RS").build()
                + Locale.getDefault() + Locale.getISOCountries().length/100
                + Locale.US.getISO3Country()+Locale.lookup(Locale.LanguageRange.parse("de-CH,en;q=0.5"),
                List.of(Locale.ENGLISH, Locale.GERMAN)));
        System.out.println(new DateFormatSymbols(Locale.ITALY).getMonths()[0]
                + Calendar.getInstance(Locale.US).getFirstDayOfWeek()
                + Calendar.getInstance(Locale.GERMANY).getMinimalDaysInFirstWeek());
    }
}
