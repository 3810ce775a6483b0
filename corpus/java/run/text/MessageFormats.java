import java.text.*;
import java.util.*;

public class MessageFormats {
    public static void main(String[] args) throws Exception {
        System.out.println(new MessageFormat("{0} has {1} items; {0}!", Locale.ROOT).format(new Object[] {"cart", 3}));
        System.out.println(new MessageFormat("{0,number,#.##} {1,number,integer} {2,number,percent}", Locale.US).format(new Object[] {3.14159, 1234567.8, 0.25}));
        System.out.println(new MessageFormat("'{0}' it''s {0} {1}", Locale.ROOT).format(new Object[] {"x"}));
        System.out.println(new MessageFormat("There {0,choice,0#are no files|1#is one file|1<are {0} files}.", Locale.ROOT).format(new Object[] {0}) + new MessageFormat("There {0,choice,0#are no files|1#is one file|1<are {0} files}.", Locale.ROOT).format(new Object[] {5}));
        try {
            new MessageFormat("{0", Locale.ROOT);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            new MessageFormat("{x}", Locale.ROOT);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.toString(new MessageFormat("{0}={1}", Locale.ROOT).parse("key=value")));
        System.out.println(new ChoiceFormat("0#zero|1#one|2#many").format(7) + new ChoiceFormat(new double[] {0, 10}, new String[] {"small", "big"}).format(3));
        SimpleDateFormat f = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss.SSS zzz EEE", Locale.US);
        f.setTimeZone(TimeZone.getTimeZone("UTC"));
        System.out.println(f.format(new Date(0)) + " " + f.format(new Date(1700000000123L)));
        SimpleDateFormat p = new SimpleDateFormat("dd/MM/yyyy", Locale.ROOT);
        p.setTimeZone(TimeZone.getTimeZone("GMT"));
        System.out.println(p.parse("15/08/2020").getTime());
        try {
            p.parse("xx");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + e.getErrorOffset());
        }
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        c.clear();
        c.set(2024, Calendar.JANUARY, 31);
        c.add(Calendar.MONTH, 1);
        System.out.println(c.get(Calendar.DAY_OF_MONTH) + " " + c.get(Calendar.DAY_OF_WEEK) + " " + c.getTimeInMillis() + " " + c.getActualMaximum(Calendar.DAY_OF_MONTH));
        System.out.println(Normalizer.normalize("e\u0301", Normalizer.Form.NFC).length() + " " + Normalizer.normalize("\u00e9", Normalizer.Form.NFD).length());
        BreakIterator b = BreakIterator.getWordInstance(Locale.ROOT);
        b.setText("Hi there.");
        int n = 0;
        for (int i = b.first(); i != BreakIterator.DONE; i = b.next()) n++;
        System.out.println(n);
        StringCharacterIterator it = new StringCharacterIterator("abc");
        for (char ch = it.last(); ch != CharacterIterator.DONE; ch = it.previous()) System.out.print(ch);
        System.out.println();
    }
}
