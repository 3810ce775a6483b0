import java.util.*;

public class Locales {
    public static void main(String[] args) {
        System.out.println(Locale.US + " " + Locale.ROOT + "|" + Locale.GERMANY.getCountry() + Locale.JAPAN.getLanguage() + " " + Locale.forLanguageTag("fr-CA") + " " + Locale.US.toLanguageTag() + " " + Locale.ROOT.toLanguageTag());
        System.out.println("TITLE".toLowerCase(Locale.forLanguageTag("tr")).codePointAt(1) + " " + "title".toUpperCase(Locale.forLanguageTag("tr")).codePointAt(1) + " " + "TITLE".toLowerCase(Locale.ROOT));
        System.out.println(Locale.US.equals(Locale.forLanguageTag("en-US")) + " " + Locale.FRANCE.getDisplayCountry(Locale.US) + " " + Locale.FRENCH.getDisplayLanguage(Locale.ENGLISH));
        System.out.println(Currency.getInstance("EUR").getDefaultFractionDigits() + " " + Currency.getInstance(Locale.US) + " " + Currency.getInstance("JPY").getNumericCode());
        try {
            Currency.getInstance("XXZ");
        } catch (IllegalArgumentException e) {
            System.out.println("no currency");
        }
        System.out.println(String.format(Locale.FRANCE, "%.2f", 1.5) + String.format(Locale.US, "%,d", 1234567) + String.format(Locale.ROOT, "%,d", 1234567));
        System.out.println(new Locale.Builder().setLanguage("de").setRegion("AT").build());
    }
}
