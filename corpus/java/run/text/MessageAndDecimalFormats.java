import java.math.*;
import java.text.*;
import java.util.*;
public class MessageAndDecimalFormats {
    public static void main(String[] args) throws Exception {
        double[] vs = {0, -0.0, 1, 1234.5678, -1234.5678, 0.000123, 1e15, 123456789.987, 0.5, 1.5, 2.5, Double.NaN, Double.POSITIVE_INFINITY};
        for (String p : new String[] {"0", "#", "#.##", "0.00", "#,##0.00", "00000.0", "#,###;(#,###)", "0.###E0", "##0.##E0", "00.##E00", "#%", "0.0\u2030", "\u00a4#,##0.00", "'#'0", "#,##,##0.#", "0.00 'units'", "$0.00;-$0.00"}) {
            DecimalFormat f = new DecimalFormat(p, DecimalFormatSymbols.getInstance(Locale.US));
            StringBuilder sb = new StringBuilder(p + " [" + f.toPattern() + "]");
            for (double v : vs) sb.append(" ").append(f.format(v));
            System.out.println(sb);
        }
        for (String p : new String[] {"0#0", "0.0.0", "#,", "0E", "'", "", ";", "0;;"}) try {
            System.out.println(p + " " + new DecimalFormat(p, DecimalFormatSymbols.getInstance(Locale.ROOT)).format(1234.5));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (RoundingMode m : RoundingMode.values()) {
            if (m == RoundingMode.UNNECESSARY) continue;
            DecimalFormat f = new DecimalFormat("0.0", DecimalFormatSymbols.getInstance(Locale.US));
            f.setRoundingMode(m);
            System.out.println(m + " " + f.format(0.25) + f.format(0.35) + f.format(-0.25) + " " + f.format(new BigDecimal("123456789012345678901234567890.05")));
        }
        for (Locale l : new Locale[] {Locale.US, Locale.GERMANY, Locale.FRANCE, Locale.JAPAN, new Locale("hi", "IN"), new Locale("de", "CH"), new Locale("ar", "EG"), new Locale("sv", "SE")}) {
            System.out.println(l + " " + NumberFormat.getInstance(l).format(1234567.891) + " " + NumberFormat.getCurrencyInstance(l).format(-1234.5) + " " + NumberFormat.getPercentInstance(l).format(0.256) + " " + NumberFormat.getIntegerInstance(l).format(2.5) + " " + NumberFormat.getCompactNumberInstance(l, NumberFormat.Style.SHORT).format(1234567) + " " + NumberFormat.getCompactNumberInstance(l, NumberFormat.Style.LONG).format(9999) + " " + Currency.getInstance(l).getSymbol(l) + " " + Currency.getInstance(l).getDisplayName(l));
        }
        NumberFormat us = NumberFormat.getInstance(Locale.US);
        for (String s : new String[] {"1,234.5abc", "-7", "1e3", "(5)", "abc", "\u221e", "12345678901234567890"}) try {
            Number n = us.parse(s);
            System.out.println(s + " " + n + " " + n.getClass().getSimpleName());
        } catch (ParseException e) {
            System.out.println(e.getMessage() + e.getErrorOffset());
        }
        ParsePosition pp = new ParsePosition(2);
        System.out.println(us.parse("x=42;", pp) + " " + pp);
        DecimalFormat bd = (DecimalFormat) us;
        bd.setParseBigDecimal(true);
        System.out.println(bd.parse("1.10").getClass() + " " + bd.getMaximumFractionDigits() + bd.getGroupingSize() + bd.isGroupingUsed());
        FieldPosition fp = new FieldPosition(NumberFormat.FRACTION_FIELD);
        System.out.println(us.format(1234.56, new StringBuffer(), fp) + " " + fp.getBeginIndex() + "-" + fp.getEndIndex());
        for (String p : new String[] {"{0} has {1} items", "{1,number,#.##} {0}", "'{0}' {0}", "It''s {0}", "{2}", "{0,choice,0#none|1#one|1<many {1}}", "{1,number,percent} {1,number,integer} {1,number,currency}", "{3,date,yyyy-MM-dd} {3,time,HH:mm}", "{3,date,short} {3,time,full}", "{4}"}) try {
            System.out.println(new MessageFormat(p, Locale.US).format(new Object[] {2, 3.14159, null, new Date(0), new int[0].length}));
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        for (String p : new String[] {"{", "{a}", "{0,foo}", "{-1}", "}", "{0,number,#,", "{0"}) try {
            System.out.println(new MessageFormat(p, Locale.US).format(new Object[] {1}));
        } catch (IllegalArgumentException e) {
            System.out.println(p + ": " + e.getMessage());
        }
        MessageFormat mf = new MessageFormat("{0}-{1,number}", Locale.US);
        System.out.println(Arrays.toString(mf.parse("ab-12.5")) + mf.toPattern() + Arrays.toString(mf.getFormats()).length());
        ChoiceFormat cf = new ChoiceFormat("-1#neg|0#zero|1#one|1.0<more|10\u2264ten+");
        for (double v : new double[] {-5, 0, 0.5, 1, 1.5, 10, Double.NaN}) System.out.print(cf.format(v) + " ");
        System.out.println(cf.toPattern() + ChoiceFormat.nextDouble(1) + " " + ChoiceFormat.previousDouble(1));
        SimpleDateFormat sd = new SimpleDateFormat("EEE, yyyy.MM.dd G 'at' hh:mm:ss.SSS a z Z XXX W w D F E u k K YYYY", Locale.US);
        sd.setTimeZone(TimeZone.getTimeZone("America/Los_Angeles"));
        System.out.println(sd.format(new Date(1710061199999L)));
        SimpleDateFormat ps = new SimpleDateFormat("dd/MM/yy HH:mm", Locale.UK);
        System.out.println(ps.parse("31/02/24 25:61").getTime());
        ps.setLenient(false);
        try {
            ps.parse("31/02/24 25:61");
        } catch (ParseException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(ps.toPattern() + " " + ps.get2DigitYearStart().getTime() / 1000000000000L);
        try {
            new SimpleDateFormat("bbb");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (int st = 0; st < 4; st++) System.out.println(DateFormat.getDateTimeInstance(st, st, Locale.GERMANY).format(new Date(86400000L)) + " | " + DateFormat.getDateInstance(st, Locale.JAPAN).format(new Date(0)));
        System.out.println(new DateFormatSymbols(Locale.ITALY).getMonths()[0] + Arrays.toString(new DateFormatSymbols(Locale.US).getShortWeekdays()) + DecimalFormatSymbols.getInstance(Locale.FRANCE).getDecimalSeparator() + (int) DecimalFormatSymbols.getInstance(Locale.FRANCE).getGroupingSeparator());
        AttributedCharacterIteratorTest();
        System.out.println(new StringCharacterIterator("abc").last() + " " + Annotation.class.getName() + new CompactNumberFormat("#", DecimalFormatSymbols.getInstance(Locale.US), new String[] {"", "", "", "0K", "00K", "000K"}).format(54321));
    }
    static void AttributedCharacterIteratorTest() {
        AttributedCharacterIterator it = NumberFormat.getInstance(Locale.US).formatToCharacterIterator(1234.5);
        StringBuilder sb = new StringBuilder();
        for (char c = it.first(); c != CharacterIterator.DONE; c = it.next()) sb.append(c).append(it.getAttributes().size());
        System.out.println(sb);
    }
}
