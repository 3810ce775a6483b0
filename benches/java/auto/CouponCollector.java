import java.util.Random;

/** Draws until every coupon was seen. Argument: coupons. */
public class CouponCollector {
    public static void main(String[] args) {
        int coupons = Integer.parseInt(args[0]);
        Random random = new Random();
        boolean[] seen = new boolean[coupons];
        for (int missing = coupons; missing > 0; ) {
            int coupon = random.nextInt(coupons);
            if (!seen[coupon]) {
                seen[coupon] = true;
                missing--;
            }
        }
    }
}
