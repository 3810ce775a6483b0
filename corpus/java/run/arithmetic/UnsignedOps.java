public class UnsignedOps {
    public static void main(String[] args) {
        int a = -1, b = 10;
        System.out.println(Integer.toUnsignedString(a) + " " + Integer.divideUnsigned(a, b) + " " + Integer.remainderUnsigned(a, b) + " " + Integer.compareUnsigned(a, b) + " " + (a & 0xffffffffL) + " " + Long.toUnsignedString(-1L) + " " + Long.divideUnsigned(-1L, 10) + " " + Byte.toUnsignedInt((byte) 200) + " " + Integer.parseUnsignedInt("4000000000"));
    }
}
