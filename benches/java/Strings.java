/** Building, comparing, searching and splitting text. */
public class Strings {
    public static void main(String[] args) {
        int hash = 0;
        for (int i = 0; i < 60_000; i++) {
            StringBuilder b = new StringBuilder();
            b.append("item ").append(i).append(": ");
            for (int j = 0; j < 8; j++) {
                b.append((char) ('a' + (i + j) % 26));
            }
            b.append(i % 3 == 0).append(' ').append(i * 1234567L);
            String s = b.toString();
            hash = hash * 31 + s.hashCode();
            hash += s.indexOf('z') + s.substring(3, 9).length();
            if (s.equals("item 7: habcdefgtrue 0") || s.startsWith("item 99")) {
                hash++;
            }
        }
        for (int i = 0; i < 60_000; i++) {
            String s = "key" + i + "=" + (i * 7) + ";" + hash;
            hash ^= s.charAt(s.length() - 1) + s.compareTo("key5");
            hash += s.toUpperCase().lastIndexOf('K');
        }
        int words = 0;
        for (int i = 0; i < 6_000; i++) {
            for (String word : "one two three four five six seven".split(" ")) {
                words += word.trim().length();
            }
        }
        System.out.println(hash + " " + words);
    }
}
