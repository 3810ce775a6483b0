import java.util.*;
public class LocaleVariants {
    public static void main(String[] args) {
        for (String t : new String[] {"en", "en-US", "de-CH-1996", "zh-Hans-CN", "sr-Latn-RS", "es-419", "x-private", "en-u-ca-buddhist-nu-thai", "ja-JP-u-ca-japanese-x-lvariant-JP", "und", "iw", "no-NO-NY", "bad_tag!", "i-klingon"}) {
            Locale l = Locale.forLanguageTag(t);
            System.out.println(t + " -> " + l + " | " + l.toLanguageTag() + " | " + l.getLanguage() + "," + l.getScript() + "," + l.getCountry() + "," + l.getVariant() + " | " + l.getDisplayName(Locale.ENGLISH) + " | " + l.getDisplayName(l) + " | " + l.getUnicodeLocaleKeys() + l.getExtensionKeys() + l.hasExtensions());
        }
        for (String c : new String[] {"US", "DE", "CN", "BR", "XX"}) {
            Locale l = new Locale("", c);
            System.out.println(c + " " + l.getDisplayCountry(Locale.ENGLISH) + " " + l.getDisplayCountry(Locale.FRENCH) + " " + (c.equals("XX") ? "" : l.getISO3Country()));
        }
        try {
            new Locale("", "XX").getISO3Country();
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Locale.getISOCountries().length > 200 ? "many" : "few");
        System.out.println(Locale.GERMANY.getISO3Language() + Locale.GERMAN.getDisplayLanguage(Locale.ITALIAN) + Locale.getDefault(Locale.Category.FORMAT).getLanguage().length() + Locale.ROOT.getDisplayName());
        Locale b = new Locale.Builder().setLanguage("sl").setRegion("IT").setVariant("nedis").setExtension('x', "q-w").setUnicodeLocaleKeyword("co", "phonebk").build();
        System.out.println(b + " " + b.toLanguageTag() + " " + b.getUnicodeLocaleType("co") + b.getExtension('x') + b.stripExtensions());
        try {
            new Locale.Builder().setLanguage("toolonglang");
        } catch (IllformedLocaleException e) {
            System.out.println(e.getMessage());
        }
        List<Locale.LanguageRange> r = Locale.LanguageRange.parse("de-CH;q=0.5, en-US, fr;q=0.8, *;q=0.1");
        System.out.println(r);
        System.out.println(Locale.filter(r, List.of(Locale.GERMANY, Locale.US, Locale.FRANCE, Locale.CANADA_FRENCH)) + " " + Locale.lookup(r, List.of(Locale.FRENCH, Locale.ENGLISH)) + " " + Locale.filterTags(r, List.of("fr-CA", "en-US")));
        Locale.setDefault(Locale.GERMANY);
        System.out.println(String.format("%,.2f", 12345.678) + " " + "TITEL".toLowerCase() + " " + java.text.NumberFormat.getInstance().format(0.5) + " " + new GregorianCalendar(2024, 0, 1).getFirstDayOfWeek() + " " + Locale.getDefault().getDisplayLanguage() + " " + java.time.DayOfWeek.MONDAY.getDisplayName(java.time.format.TextStyle.FULL, Locale.getDefault()) + " " + java.time.Month.MARCH.getDisplayName(java.time.format.TextStyle.SHORT, Locale.FRANCE));
        Locale.setDefault(Locale.Category.FORMAT, Locale.US);
        System.out.println(String.format("%,.2f", 12345.678));
        Locale.setDefault(Locale.forLanguageTag("tr-TR"));
        System.out.println("TITLE".toLowerCase() + " " + "quit".toUpperCase() + " " + String.format("%S", "iI") + " " + "I".equalsIgnoreCase("\u0131"));
        System.out.println(Currency.getInstance("JPY").getDefaultFractionDigits() + " " + Currency.getInstance("USD").getNumericCodeAsString() + " " + Currency.getInstance(Locale.UK) + " " + Currency.getInstance("EUR").getDisplayName(Locale.ENGLISH));
        try {
            Currency.getInstance("ZZZ");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        ResourceBundle rb = new ListResourceBundle() {
            protected Object[][] getContents() {
                return new Object[][] {{"k", "v"}, {"n", 5}};
            }
        };
        System.out.println(rb.getString("k") + rb.getObject("n") + rb.containsKey("z") + new TreeSet<>(rb.keySet()));
        try {
            rb.getString("zz");
        } catch (MissingResourceException e) {
            System.out.println(e.getKey());
        }
        try {
            ResourceBundle.getBundle("no.such.Bundle", Locale.ROOT);
        } catch (MissingResourceException e) {
            System.out.println(e.getMessage());
        }
        try {
            rb.getString("n");
        } catch (ClassCastException e) {
            System.out.println("cce");
        }
        ResourceBundle res = ResourceBundle.getBundle("LocaleVariants$Res", Locale.FRANCE);
        System.out.println(res.getString("hi") + " " + res.getString("bye") + " " + res.getLocale() + " " + res.getBaseBundleName());
    }
    public static class Res extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"hi", "hello"}, {"bye", "goodbye"}};
        }
    }
    public static class Res_fr extends ListResourceBundle {
        protected Object[][] getContents() {
            return new Object[][] {{"hi", "bonjour"}};
        }
    }
}
