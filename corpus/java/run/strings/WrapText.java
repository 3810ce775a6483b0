public class WrapText {
    public static void main(String[] args) {
        String t = "Lorem ipsum dolor sit amet consectetur adipiscing elit sed do";
        StringBuilder l = new StringBuilder();
        for (String w : t.split(" ")) { if (l.length() + w.length() + 1 > 18) { System.out.println("|" + l + " ".repeat(18 - l.length()) + "|"); l.setLength(0); } l.append(l.isEmpty() ? "" : " ").append(w); }
        System.out.println("|" + l + "|");
    }
}
