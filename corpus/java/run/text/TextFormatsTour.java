import java.text.*;
import java.util.*;
import java.math.*;
public class TextFormatsTour {
    static void p(Object o) {
        System.out.println(o);
    }
    static void t(java.util.concurrent.Callable<?> c) {
        try {
            p(c.call());
        } catch (Exception e) {
            p(e);
        }
    }
    public static void main(String[] a) throws Exception {
        Locale.setDefault(Locale.US);
        for (String pat : new String[]{"#,##0.00", "0.###E0", "00.00%", "¤#,##0.00;(¤#,##0.00)", "#,##,##0.0#", "'#'#", "000000", "#.#", "##0.##E0", "\u2030 0", "0;-0"}) {
            t(() -> {
                DecimalFormat f = new DecimalFormat(pat);
                return pat + " -> " + f.format(1234567.891) + " " + f.format(-0.5) + " " + f.format(0) + " " + f.format(Double.NaN) + " " + f.format(Double.NEGATIVE_INFINITY) + " " + f.format(new BigDecimal("12345678901234567890.125")) + " " + f.format(99.995) + " " + f.toPattern();
            });
        }
        for (RoundingMode r : RoundingMode.values()) {
            DecimalFormat f = new DecimalFormat("0.0");
            f.setRoundingMode(r);
            StringBuilder sb = new StringBuilder(r + ":");
            for (double d : new double[]{0.25, 0.35, -0.25, -0.35, 2.0, 0.05}) try {
                sb.append(' ').append(f.format(d));
            } catch (ArithmeticException e) {
                sb.append(" AE");
            }
            p(sb);
        }
        DecimalFormat df = new DecimalFormat("#,##0.###", DecimalFormatSymbols.getInstance(Locale.GERMANY));
        p(df.format(1234567.8915) + " " + df.parse("1.234,5") + " " + df.parse("12abc"));
        t(() -> df.parse("abc"));
        df.setParseBigDecimal(true);
        p(df.parse("1.234.567,890123456789").getClass());
        ParsePosition pp = new ParsePosition(2);
        p(NumberFormat.getInstance().parse("xx12.5yy", pp) + " " + pp + NumberFormat.getPercentInstance().parse("45%") + NumberFormat.getIntegerInstance().format(2.5) + NumberFormat.getIntegerInstance().format(3.5));
        for (Locale l : new Locale[]{Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN, new Locale("hi", "IN"), Locale.ROOT, new Locale("ar", "EG")}) p(l + " " + NumberFormat.getInstance(l).format(-1234567.891) + " " + NumberFormat.getCurrencyInstance(l).format(1234.5) + " " + NumberFormat.getPercentInstance(l).format(0.256) + " " + NumberFormat.getCompactNumberInstance(l, NumberFormat.Style.SHORT).format(1234567));
        NumberFormat cl = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.LONG);
        cl.setMaximumFractionDigits(2);
        p(cl.format(1050) + cl.format(999999) + cl.format(-12345678901L) + cl.parse("3 thousand"));
        p(MessageFormat.format("{0} has {1,number,integer} items worth {2,number,currency} on {3,date,yyyy-MM-dd} {4} '{5}' it''s {1}", "Bob", 1234, 5.5, new GregorianCalendar(2024, 0, 15).getTime(), null, "x"));
        MessageFormat mf = new MessageFormat("There {0,choice,0#are no files|1#is one file|1<are {0,number} files} in {1}.");
        for (int i : new int[]{0, 1, 2, 1500}) p(mf.format(new Object[]{i, "dir"}));
        p(mf.toPattern() + Arrays.toString(new MessageFormat("{0}: {1,number}!").parse("abc: 12!")) + mf.getFormats().length);
        t(() -> MessageFormat.format("{0", 1));
        t(() -> MessageFormat.format("{x}", 1));
        t(() -> MessageFormat.format("{0,foo}", 1));
        t(() -> MessageFormat.format("{0,number}", "s"));
        t(() -> MessageFormat.format("{-1}", "s"));
        t(() -> MessageFormat.format("{0,date,short} {0,time,short} {0,date,full}", new Date(0)));
        ChoiceFormat cf = new ChoiceFormat("-1#neg|0#zero|0<pos|10≤many");
        for (double d : new double[]{-5, -1, 0, 0.1, 9, 10, 1e9, Double.NaN}) System.out.print(cf.format(d) + " ");
        p(cf.toPattern() + ChoiceFormat.nextDouble(1.0) + new ChoiceFormat(new double[]{1, 2}, new String[]{"a", "b"}).parse("b"));
        SimpleDateFormat sf = new SimpleDateFormat("yyyy-MM-dd'T'HH:mm:ss.SSSZ EEE MMM D w W F a h K k u XXX z", Locale.US);
        sf.setTimeZone(TimeZone.getTimeZone("America/New_York"));
        p(sf.format(new Date(1710000000000L)));
        SimpleDateFormat ps = new SimpleDateFormat("dd/MM/yy HH:mm", Locale.US);
        ps.setTimeZone(TimeZone.getTimeZone("UTC"));
        p(ps.parse("31/12/99 23:59").getTime() + " " + ps.parse("40/13/20 25:61").getTime());
        ps.setLenient(false);
        t(() -> ps.parse("40/13/20 25:61"));
        t(() -> new SimpleDateFormat("bogus"));
        for (int s : new int[]{DateFormat.SHORT, DateFormat.MEDIUM, DateFormat.LONG, DateFormat.FULL}) {
            DateFormat d = DateFormat.getDateTimeInstance(s, s, Locale.US);
            d.setTimeZone(TimeZone.getTimeZone("UTC"));
            p(d.format(new Date(0)).replace('\u202f', '~') + " | " + DateFormat.getDateInstance(s, Locale.GERMANY).format(new Date(86400000L * 400)) + " | " + DateFormat.getDateInstance(s, Locale.JAPAN).format(new Date(86400000L * 400)));
        }
        p(new SimpleDateFormat("MMMM EEEE", Locale.FRENCH).format(new Date(86400000L * 45)));
        Collator co = Collator.getInstance(Locale.US);
        String[] ws = {"banana", "Apple", "apple", "éclair", "Zebra", "eclair", "Éclair", "zebra"};
        Arrays.sort(ws, co);
        p(Arrays.toString(ws));
        co.setStrength(Collator.PRIMARY);
        p(co.compare("éclair", "Eclair") + " " + co.equals("a", "A") + new RuleBasedCollator("< c < b < a").compare("a", "c"));
        BreakIterator bi = BreakIterator.getSentenceInstance(Locale.US);
        String tx = "Hello world. How are you? Fine, Mr. X!  Ok";
        bi.setText(tx);
        for (int s = bi.first(), e = bi.next(); e != BreakIterator.DONE; s = e, e = bi.next()) System.out.print("[" + tx.substring(s, e) + "]");
        p("");
        BreakIterator bw = BreakIterator.getWordInstance(Locale.US);
        bw.setText("can't stop-me 3.14 now");
        StringBuilder sb = new StringBuilder();
        for (int s = bw.first(), e = bw.next(); e != BreakIterator.DONE; s = e, e = bw.next()) sb.append(s).append(',');
        p(sb + " " + bw.following(4) + bw.isBoundary(5) + bw.preceding(9));
        StringCharacterIterator si = new StringCharacterIterator("abc", 1);
        for (char c = si.last(); c != CharacterIterator.DONE; c = si.previous()) System.out.print(c);
        p(Normalizer.normalize("é", Normalizer.Form.NFD).length() + " " + Normalizer.isNormalized("ﬁ", Normalizer.Form.NFKC) + Normalizer.normalize("ﬁ①", Normalizer.Form.NFKC));
        AttributedString as = new AttributedString("hello", Map.of(java.awt.font.TextAttribute.SIZE, 3));
        p(as.getIterator().getAttributes().size());
        Bidi bd = new Bidi("abc אבג def", Bidi.DIRECTION_LEFT_TO_RIGHT);
        p(bd.getRunCount() + " " + bd.isMixed() + bd.getLevelAt(5));
        p(Currency.getInstance("EUR").getSymbol(Locale.FRANCE) + Currency.getInstance(Locale.JAPAN) + Currency.getInstance("USD").getDisplayName(Locale.US) + Currency.getInstance("BHD").getDefaultFractionDigits());
        t(() -> Currency.getInstance("XXZ"));
        p(new Locale("de", "AT").getDisplayName(Locale.ENGLISH) + Locale.forLanguageTag("zh-Hans-CN").getDisplayScript(Locale.US) + Locale.JAPAN.getDisplayCountry(Locale.GERMAN) + new Locale.Builder().setLanguage("sr").setScript("Latn").setRegion("RS").build().toLanguageTag() + Locale.US.getISO3Country());
        FieldPosition fp = new FieldPosition(NumberFormat.Field.FRACTION);
        StringBuffer out = new StringBuffer();
        NumberFormat.getInstance().format(1234.5678, out, fp);
        p(out + " " + fp.getBeginIndex() + "-" + fp.getEndIndex());
        AttributedCharacterIterator ai = new DecimalFormat("#,##0.0").formatToCharacterIterator(1234.5);
        p(ai.getAllAttributeKeys().size());
        p(new DecimalFormat("0.00").equals(new DecimalFormat("0.00")) + " " + ((DecimalFormat) NumberFormat.getInstance()).getGroupingSize() + DecimalFormatSymbols.getInstance(Locale.FRANCE).getDecimalSeparator() + (int) DecimalFormatSymbols.getInstance(Locale.FRANCE).getGroupingSeparator());
        DecimalFormat mult = new DecimalFormat("0");
        mult.setMultiplier(1000);
        mult.setPositivePrefix("+");
        mult.setNegativeSuffix("!");
        mult.setMinimumIntegerDigits(7);
        mult.setGroupingUsed(true);
        mult.setGroupingSize(2);
        p(mult.format(1.5) + mult.format(-2) + mult.parse("+1500"));
    }
}
