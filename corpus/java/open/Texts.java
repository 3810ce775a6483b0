import org.sosy_lab.sv_benchmarks.Verifier;
import java.util.HashMap;
import java.util.Map;

/** Strings and characters. Each method is a program of its own; the line above it says what is true of it. */
public class Texts {
    // verified
    static void equalHasLength() {
        String s = Verifier.nondetString();
        if (s.equals("hello")) assert s.length() == 5;
    }

    // assertion
    static void equalReached() {
        String s = Verifier.nondetString();
        assert !s.equals("hello");
    }

    // assertion
    static void characterReached() {
        String s = Verifier.nondetString();
        if (s.length() > 3) assert s.charAt(3) != 'x';
    }

    // verified
    static void indexOfFirst() {
        String s = Verifier.nondetString();
        if (s.length() > 3 && s.charAt(3) == 'x') assert s.indexOf('x') <= 3;
    }

    // assertion
    static void indexOfFirstNot() {
        String s = Verifier.nondetString();
        if (s.length() > 3 && s.charAt(3) == 'x') assert s.indexOf('x') == 3;
    }

    // verified
    static void appended() {
        String s = Verifier.nondetString();
        if (s.length() <= 2) { String t = s + "ab"; assert t.length() >= 2 && t.endsWith("ab"); }
    }

    // assertion
    static void appendedReached() {
        String s = Verifier.nondetString();
        if (s.length() == 2) { String t = s + "ab"; assert !t.equals("xyab"); }
    }

    // verified
    static void appendedCannot() {
        String s = Verifier.nondetString();
        if (s.length() == 2) { String t = s + "ab"; assert !t.equals("xyac"); }
    }

    // assertion
    static void startsAndGoesOn() {
        String s = Verifier.nondetString();
        if (s.startsWith("ab") && s.length() == 3) assert s.charAt(2) != 'c';
    }

    // verified
    static void startsWith() {
        String s = Verifier.nondetString();
        if (s.startsWith("ab")) assert s.length() >= 2 && s.charAt(0) == 'a' && s.charAt(1) == 'b';
    }

    // verified
    static void digit() {
        String s = Verifier.nondetString();
        if (s.length() == 1 && s.charAt(0) >= '0' && s.charAt(0) <= '9') { int v = Integer.parseInt(s); assert v >= 0 && v <= 9; }
    }

    // assertion
    static void digitReached() {
        String s = Verifier.nondetString();
        if (s.length() == 1 && s.charAt(0) >= '0' && s.charAt(0) <= '9') assert Integer.parseInt(s) != 7;
    }

    // assertion
    static void twoDigits() {
        String s = Verifier.nondetString();
        if (s.length() == 2 && s.charAt(0) >= '0' && s.charAt(0) <= '9' && s.charAt(1) >= '0' && s.charAt(1) <= '9') assert Integer.parseInt(s) != 42;
    }

    // exception java.lang.NumberFormatException
    static void notANumber() {
        String s = Verifier.nondetString();
        if (s.length() == 1 && s.charAt(0) < 128) Integer.parseInt(s);
    }

    // verified
    static void turned() {
        String s = Verifier.nondetString();
        if (s.length() < 4) { StringBuilder b = new StringBuilder(s).append('!').reverse(); assert b.charAt(0) == '!'; }
    }

    // verified
    static void cutOff() {
        String s = Verifier.nondetString();
        if (s.length() == 2) { String t = s.substring(1); assert t.length() == 1 && t.charAt(0) == s.charAt(1); }
    }

    // assertion
    static void cutOffReached() {
        String s = Verifier.nondetString();
        if (s.length() == 3) assert !s.substring(1).equals("yz");
    }

    // exception java.lang.StringIndexOutOfBoundsException
    static void cutTooFar() {
        String s = Verifier.nondetString();
        if (s.length() < 3) s.substring(2);
    }

    // exception java.lang.StringIndexOutOfBoundsException
    static void empty() {
        String s = Verifier.nondetString();
        s.charAt(0);
    }

    // verified
    static void notEmpty() {
        String s = Verifier.nondetString();
        if (!s.isEmpty()) s.charAt(0);
    }

    // verified
    static void printed() {
        String s = Verifier.nondetString();
        System.out.println("s is " + s + "!");
        assert s != null;
    }

    // verified
    static void neverNegative() {
        String s = Verifier.nondetString();
        assert s.length() >= 0;
    }

    // assertion
    static void anyLength() {
        String s = Verifier.nondetString();
        assert s.length() != 1000;
    }

    // verified
    static void compared() {
        String s = Verifier.nondetString(), t = Verifier.nondetString();
        if (s.length() == 2 && t.length() == 2 && s.compareTo(t) < 0) assert t.compareTo(s) > 0;
    }

    // assertion
    static void comparedEqual() {
        String s = Verifier.nondetString(), t = Verifier.nondetString();
        if (s.length() == 1 && t.length() == 1) assert s.compareTo(t) != 0;
    }

    // assertion
    static void sameHash() {
        String s = Verifier.nondetString();
        if (s.length() == 2 && s.charAt(0) < 128 && s.charAt(1) < 128 && s.hashCode() == "Aa".hashCode()) assert s.equals("Aa");
    }

    // verified
    static void sameTextSameHash() {
        String s = Verifier.nondetString();
        if (s.equals("Aa")) assert s.hashCode() == 2112;
    }

    // verified
    static void trimmed() {
        String s = Verifier.nondetString();
        if (s.length() < 3) assert s.trim().length() <= s.length();
    }

    // assertion
    static void trimmedShorter() {
        String s = Verifier.nondetString();
        if (s.length() == 2) assert s.trim().length() == 2;
    }

    // assertion
    static void upper() {
        String s = Verifier.nondetString();
        if (s.length() == 2) assert !s.toUpperCase().equals("AB");
    }

    // verified
    static void replaced() {
        String s = Verifier.nondetString();
        if (s.length() == 2 && s.charAt(0) < 256 && s.charAt(1) < 256) assert s.replace('a', 'b').indexOf('a') < 0;
    }

    // assertion
    static void replacedReached() {
        String s = Verifier.nondetString();
        if (s.length() == 2) assert !s.replace('a', 'b').equals("bb");
    }

    // assertion
    static void lastIndex() {
        String s = Verifier.nondetString();
        if (s.length() == 3) assert s.lastIndexOf('q') != 1;
    }

    // verified
    static void lastIndexInside() {
        String s = Verifier.nondetString();
        if (s.length() == 3) assert s.lastIndexOf('q') < 3;
    }

    // verified
    static void identity() {
        String s = Verifier.nondetString();
        assert s != "abc";
    }

    // verified
    static void built() {
        StringBuilder b = new StringBuilder();
        char c = Verifier.nondetChar();
        b.append(c).append('x');
        assert b.length() == 2 && b.charAt(0) == c && b.charAt(1) == 'x';
    }

    // assertion
    static void builtReached() {
        StringBuilder b = new StringBuilder();
        char c = Verifier.nondetChar();
        b.append(c).append('x');
        assert !b.toString().equals("wx");
    }

    // verified
    static void charactersOut() {
        String s = Verifier.nondetString();
        if (s.length() == 3) { char[] c = s.toCharArray(); assert c.length == 3 && c[2] == s.charAt(2); }
    }

    // assertion
    static void charactersIn() {
        char[] c = {Verifier.nondetChar(), 'b'};
        assert !new String(c).equals("ab");
    }

    // verified
    static void charactersKept() {
        char[] c = {Verifier.nondetChar(), 'b'};
        String s = new String(c);
        assert s.length() == 2 && s.charAt(1) == 'b' && s.charAt(0) == c[0];
    }

    // assertion
    static void key() {
        Map<String, Integer> map = new HashMap<>();
        map.put("k", 1);
        String s = Verifier.nondetString();
        if (s.length() == 1 && s.charAt(0) < 128) assert !map.containsKey(s);
    }

    // assertion
    static void choice() {
        String s = Verifier.nondetString();
        if (s.length() == 3) switch (s) { case "foo": assert false; break; case "bar": break; default: }
    }

    // verified
    static void choiceOfLengths() {
        String s = Verifier.nondetString();
        int n = 0;
        if (s.length() == 3) switch (s) { case "foo": n = 1; break; case "bar": n = 2; break; default: }
        if (n == 1) assert s.charAt(0) == 'f';
    }

    // verified
    static void counting() {
        String s = Verifier.nondetString();
        if (s.length() <= 3) { int n = 0; for (int i = 0; i < s.length(); i++) if (s.charAt(i) == 'a') n++; assert n <= 3; }
    }

    // assertion
    static void countingAll() {
        String s = Verifier.nondetString();
        if (s.length() <= 3) { int n = 0; for (int i = 0; i < s.length(); i++) if (s.charAt(i) == 'a') n++; assert n < 3; }
    }

    // assertion
    static void palindrome() {
        String s = Verifier.nondetString();
        if (s.length() == 4) assert s.charAt(0) != s.charAt(3) || s.charAt(1) != s.charAt(2);
    }

    // verified
    static void beyondLatin() {
        String s = Verifier.nondetString();
        if (s.length() == 1 && s.charAt(0) > 255) assert !s.equals("a") && s.charAt(0) != 'a';
    }

    // assertion
    static void beyondLatinReached() {
        String s = Verifier.nondetString();
        if (s.length() == 1) assert s.charAt(0) != '\u4e2d';
    }

    // verified
    static void ignoringCase() {
        String s = Verifier.nondetString();
        if (s.length() == 3) assert !s.equalsIgnoreCase("ab");
    }

    // assertion
    static void joined() {
        String s = Verifier.nondetString(), t = Verifier.nondetString();
        if (s.length() == 1 && t.length() == 1) assert !(s + t).equals("ok");
    }

    // verified
    static void joinedLength() {
        String s = Verifier.nondetString(), t = Verifier.nondetString();
        if (s.length() == 1 && t.length() == 2) assert (s + t).length() == 3;
    }

    public static void main(String[] args) {
        switch (args[0]) {
            case "equalHasLength": equalHasLength(); break;
            case "equalReached": equalReached(); break;
            case "characterReached": characterReached(); break;
            case "indexOfFirst": indexOfFirst(); break;
            case "indexOfFirstNot": indexOfFirstNot(); break;
            case "appended": appended(); break;
            case "appendedReached": appendedReached(); break;
            case "appendedCannot": appendedCannot(); break;
            case "startsAndGoesOn": startsAndGoesOn(); break;
            case "startsWith": startsWith(); break;
            case "digit": digit(); break;
            case "digitReached": digitReached(); break;
            case "twoDigits": twoDigits(); break;
            case "notANumber": notANumber(); break;
            case "turned": turned(); break;
            case "cutOff": cutOff(); break;
            case "cutOffReached": cutOffReached(); break;
            case "cutTooFar": cutTooFar(); break;
            case "empty": empty(); break;
            case "notEmpty": notEmpty(); break;
            case "printed": printed(); break;
            case "neverNegative": neverNegative(); break;
            case "anyLength": anyLength(); break;
            case "compared": compared(); break;
            case "comparedEqual": comparedEqual(); break;
            case "sameHash": sameHash(); break;
            case "sameTextSameHash": sameTextSameHash(); break;
            case "trimmed": trimmed(); break;
            case "trimmedShorter": trimmedShorter(); break;
            case "upper": upper(); break;
            case "replaced": replaced(); break;
            case "replacedReached": replacedReached(); break;
            case "lastIndex": lastIndex(); break;
            case "lastIndexInside": lastIndexInside(); break;
            case "identity": identity(); break;
            case "built": built(); break;
            case "builtReached": builtReached(); break;
            case "charactersOut": charactersOut(); break;
            case "charactersIn": charactersIn(); break;
            case "charactersKept": charactersKept(); break;
            case "key": key(); break;
            case "choice": choice(); break;
            case "choiceOfLengths": choiceOfLengths(); break;
            case "counting": counting(); break;
            case "countingAll": countingAll(); break;
            case "palindrome": palindrome(); break;
            case "beyondLatin": beyondLatin(); break;
            case "beyondLatinReached": beyondLatinReached(); break;
            case "ignoringCase": ignoringCase(); break;
            case "joined": joined(); break;
            case "joinedLength": joinedLength(); break;
            default: throw new IllegalArgumentException(args[0]);
        }
    }
}
