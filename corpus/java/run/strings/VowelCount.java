public class VowelCount {
    public static void main(String[] args) {
        String s = "The Quick Brown Fox";
        int v = 0, u = 0, sp = 0;
        for (char c : s.toCharArray()) { if ("aeiouAEIOU".indexOf(c) >= 0) v++; if (Character.isUpperCase(c)) u++; if (c == ' ') sp++; }
        System.out.println(v + " " + u + " " + sp + " " + s.chars().filter(Character::isLetter).count() + " " + s.replaceAll("[aeiou]", "*") + " " + s.toLowerCase().indexOf("fox"));
    }
}
