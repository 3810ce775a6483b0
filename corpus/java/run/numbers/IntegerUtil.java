public class IntegerUtil {
    public static void main(String[] args) {
        int[] v = {0, 1, -1, 42, -42, 255, 1 << 16, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x0f0f0f0f};
        for (int i : v) {
            System.out.println(i + " " + Integer.toBinaryString(i) + " " + Integer.toOctalString(i) + " " + Integer.toHexString(i) + " " + Integer.toString(i, 36) + " " + Integer.toUnsignedString(i) + " " + Integer.toString(i, 2).length());
            System.out.println(Integer.bitCount(i) + " " + Integer.reverse(i) + " " + Integer.reverseBytes(i) + " " + Integer.highestOneBit(i) + " " + Integer.lowestOneBit(i) + " " + Integer.numberOfLeadingZeros(i) + " " + Integer.numberOfTrailingZeros(i) + " " + Integer.rotateLeft(i, 5) + " " + Integer.rotateRight(i, 37) + " " + Integer.signum(i) + " " + Integer.hashCode(i));
            System.out.println(Integer.divideUnsigned(i, 7) + " " + Integer.remainderUnsigned(i, 7) + " " + Integer.compareUnsigned(i, 5) + " " + Integer.toUnsignedLong(i));
        }
        System.out.println(Integer.parseInt("+7") + Integer.parseInt("-0") + " " + Integer.parseInt("7fffffff", 16) + " " + Integer.parseInt("-80000000", 16) + " " + Integer.parseInt("zz", 36) + " " + Integer.parseUnsignedInt("4294967295") + " " + Integer.valueOf("12") + " " + Integer.decode("0x1F") + Integer.decode("#ff") + Integer.decode("-010") + " " + Integer.parseInt("abc123", 3, 6, 10));
        for (String s : new String[] {"", "+", "-", "12 ", "1.0", "2147483648", "-2147483649", "0x10", "٣", "99999999999"}) {
            try {
                System.out.println(Integer.parseInt(s));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Integer.parseInt("12", 1);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Integer.compare(3, 5) + " " + Integer.max(3, 5) + " " + Integer.min(3, 5) + " " + Integer.sum(3, 5) + " " + Integer.MAX_VALUE + " " + Integer.SIZE + " " + Integer.BYTES + " " + Integer.getInteger("no.such.prop", 9));
        System.out.println(Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedInt((short) -1) + " " + Short.reverseBytes((short) 0x1234) + " " + Byte.parseByte("7f", 16) + " " + Byte.compare((byte) 1, (byte) 5) + " " + Short.compare((short) 9, (short) 2) + " " + Byte.decode("-0x80"));
    }
}
