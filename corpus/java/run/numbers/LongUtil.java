public class LongUtil {
    public static void main(String[] args) {
        long[] v = {0, 1, -1, 1L << 33, Long.MAX_VALUE, Long.MIN_VALUE, 0x0123456789abcdefL, -255};
        for (long i : v) {
            System.out.println(i + " " + Long.toBinaryString(i) + " " + Long.toHexString(i) + " " + Long.toOctalString(i) + " " + Long.toString(i, 36) + " " + Long.toUnsignedString(i) + " " + Long.toUnsignedString(i, 16));
            System.out.println(Long.bitCount(i) + " " + Long.reverse(i) + " " + Long.reverseBytes(i) + " " + Long.highestOneBit(i) + " " + Long.lowestOneBit(i) + " " + Long.numberOfLeadingZeros(i) + " " + Long.numberOfTrailingZeros(i) + " " + Long.rotateLeft(i, 13) + " " + Long.rotateRight(i, 70) + " " + Long.signum(i) + " " + Long.hashCode(i));
            System.out.println(Long.divideUnsigned(i, 10) + " " + Long.remainderUnsigned(i, 10) + " " + Long.compareUnsigned(i, 1) + " " + Long.divideUnsigned(i, -3));
        }
        System.out.println(Long.parseLong("-9223372036854775808") + " " + Long.parseUnsignedLong("18446744073709551615") + " " + Long.parseLong("1y2p0ij32e8e7", 36) + " " + Long.decode("0X7fffffffffffffff") + " " + Long.valueOf(5).intValue());
        for (String s : new String[] {"9223372036854775808", "L", "12L", "", "1_0"}) {
            try {
                System.out.println(Long.parseLong(s));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Long.parseUnsignedLong("18446744073709551616");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Long.parseUnsignedLong("-1");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Long.compare(1, 2) + " " + Long.sum(1, 2) + " " + Long.MAX_VALUE / -1 + " " + Long.MIN_VALUE / -1 + " " + Long.MIN_VALUE % -1 + " " + Math.abs(Long.MIN_VALUE));
    }
}
