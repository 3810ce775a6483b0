public class GenProg11x13 {
    static int sf = 3;
    static long sl = -5L;
    static double sd = 0.25;
    static String ss = "s";
    int f = 1;
    long g = 2L;

    static int h0(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        if (!((1e10) == sd)) {
            d0 = ((float) (s.indexOf("")));
            switch ((((0) % (23))) & 7) {
                case 0:
                i0++; i1--; l1 += i0; d0 -= (sf & i1);
                break;
                case 1:
                i1 ^= s.indexOf("1");
                break;
                case 2:
                i1 = i1;
                break;
                case 3:
                i1 = (((a.length * (Integer.MIN_VALUE)) - (i1 - s.length())) / ((int) d0 % (i1 - i0)));
                break;
                case 4:
                l1 = (long) (((3.25) * (1e10)) / (d0 - d0));
                default:
                z = ((((i0 > a.length) | (z))) || (s.equals("x")));
            }
        }
        else {
            final int cap2 = (s.length() | a.length);
            java.util.function.IntUnaryOperator fn1 = x -> x * cap2 - (x >> 1);
            i0 = fn1.applyAsInt(i1);
        }
        i0 >>>= a.length;
        a[Math.floorMod((int) sd, a.length)] <<= (int) l0;
        return i0 * 31 + i1 + (int) l0;
    }

    static int h1(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        a[Math.floorMod((int) (1e10), a.length)] -= ((-24) * s.length());
        i0++; i1--; l1 += i0; d0 -= h0(s.length(), i0, (-8762715426750903355L));
        Object ob1 = d0; s = String.valueOf((Comparable<?>) ob1); z = ob1 instanceof Number;
        return i0 * 31 + i1 + (int) l0;
    }

    static int h2(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        for (int k1 = 0; k1 < 1; k1 += 1) {
            i0++; i1--; l1 += i0; d0 -= (s.length() & i1);
            i1 += k1;
            int w2 = 4;
            while (w2-- > 0) {
                final int cap4 = (i1 - a.length);
                java.util.function.IntUnaryOperator fn3 = x -> x * cap4 - (x >> 1);
                i0 = fn3.applyAsInt(i1);
                a[Math.floorMod(s.indexOf(s), a.length)] ^= (i1 / i0);
            }
        }
        Object ob5 = a; s = String.valueOf((Integer) ob5); z = ob5 instanceof Number;
        for (int k6 = 0; k6 < 4; k6 += 2) {
            z = ((((s.length() <= sf) & (i0 != (22)))) | (d0 == d0));
            i0 += k6;
            i0 *= (i0++ & (i0 - i1));
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h3(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        Object ob1 = i0; s = String.valueOf((Integer) ob1); z = ob1 instanceof Number;
        sf = ((sf ^ i1) >>> (s.length() >> sf)); sl += sf;
        l0 = (((l0 >> i1) - (long) (0.5)) >> s.indexOf(s));
        return i0 * 31 + i1 + (int) l0;
    }

    static int h4(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        a[Math.floorMod(s.indexOf(s), a.length)] *= (int) l0;
        for (int k1 = 0; k1 < 2; k1 += 2) {
            l0 = (((sl / l1) | ((-698L) + (197L))) & ((l0 >> i1) % (l1 / l0)));
            i0 += k1;
            for (int k2 = 0; k2 < 2; k2 += 1) {
                s = "x" + (i1) + (((4294967296L) & sl)); if (s.length() > 40) s = s.substring(30);
                if ((0.5) <= (1e300)) continue;
                i0 += k2;
                for (int k3 = 0; k3 < 5; k3 += 2) {
                    a[Math.floorMod((a.length * sf), a.length)] = --i1;
                    i0 += k3;
                    switch (((i1 * (-1831618760))) & 7) {
                        case 0:
                        i1 = s.charAt(i0 & 3);
                        break;
                        case 1:
                        l1 -= ((l1 / (-1L)) / (l1 >>> i1));
                        case 2:
                        i0 = (i1 >> (int) ((1e10) * (1.0 / 3)));
                        break;
                        case 3:
                        s = ((s).replace('1', 'x')).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                        break;
                        case 4:
                        i0 = (s.charAt(i0 & 3) / sf);
                        break;
                        default:
                        s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                    }
                }
            }
        }
        for (int k4 = 0; k4 < 8; k4 += 2) {
            l0 = (((l0 + l0) | (l1 / l0)) % (((580L) - l0) & (l0 * l0)));
            i0 += k4;
            for (int k5 = 0; k5 < 8; k5 += 2) {
                s = "x" + (s.length()) + ((int) (1.0 / 3)); if (s.length() > 40) s = s.substring(30);
                if (s.equals(s)) break;
                i1 += k5;
                sf = a[Math.floorMod((a.length >>> (38)), a.length)]; sl += sf;
            }
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h5(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        l0 /= (((898L) ^ l0) - (l1 % l0));
        i1 /= (int) (long) (-7.75);
        z = (-7.75) <= d0;
        return i0 * 31 + i1 + (int) l0;
    }

    static Object c156() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x13 o = new GenProg11x13();
        int i0 = -31, i1 = 373043123;
        long l0 = -896L, l1 = 11;
        double d0 = 1.0 / 3;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            i0++; i1--; l1 += i0; d0 -= (s.length() - i1);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            if (!(s.equals(""))) {
                a[a.length - 1] += s.indexOf("");
                if (d0 == sd) {
                    a[Math.floorMod((i1 ^ (-31)), a.length)] = a[Math.floorMod((sf & s.length()), a.length)];
                    i1 = a.length;
                }
            }
            else {
                o.f = h0(a.length, i0, l0); o.g ^= (l1 << i0);
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            s = "x" + (sl) + (i0++); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            i0 = (byte) ((34));
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            try {
                o.f = ((-20) + i0); o.g ^= (sl + (1731117708890659147L));
                i1 = (int) (((3.25) * sd) * ((1e10) + sd));
            }
            catch (NullPointerException | ClassCastException e6) {
                s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l1 ^= ((long) (sf) - (l0 >> a.length));
            }
            finally {
                o.f = (s.length() ^ a.length); o.g ^= (l1 * sl);
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            for (int k8 = 0; k8 < 4; k8 += 1) {
                l0 = ((long) (d0 + d0) + (long) ((Double.NaN) + d0));
                i1 += k8;
                try {
                    try {
                        i0 = (int) ((sl + sl) & ((-286L) & sl));
                        d0 = ((((double) (-7208254820888775311L)) / ((double) l0)) / (((float) (i1)) % ((1.0 / 3) * d0)));
                    }
                    catch (RuntimeException e9) {
                        s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        z = s.equals(ss);
                    }
                    try {
                        l1 -= ((l0 << (10)) << (i0 << i1));
                        o.f = (a.length | i1); o.g ^= (long) (1e300);
                    }
                    catch (NullPointerException | ClassCastException e10) {
                        s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[a.length - 1] = --i1;
                    }
                }
                catch (NegativeArraySizeException e11) {
                    s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    o.f = ((-33) - i1); o.g ^= (l0 - sl);
                }
                finally {
                    o.f = s.hashCode(); o.g ^= (l0 / (647L));
                }
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            i0 = (int) (((float) (i0)) + (d0 + (3.25)));
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            try {
                Object ob14 = i0; s = String.valueOf((Long) ob14); z = ob14 instanceof Number;
                i1 = (byte) (a[a.length - 1]);
            }
            catch (NegativeArraySizeException e15) {
                s += e15.getClass().getSimpleName().length() + "" + e15.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod((byte) (i1), a.length)] = (int) ((1e10) * d0);
            }
            finally {
                o.f = ((0) ^ i0); o.g ^= (l0 / l0);
            }
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c157() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x13 o = new GenProg11x13();
        int i0 = -21, i1 = 25;
        long l0 = -773L, l1 = 11;
        double d0 = 1.0 / 3;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[8];
        try {
            l1 = ((long) ((byte) (i1)) % (long) (sd * d0));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            l1 = (((sl % l0) / (long) (i0)) ^ (long) ((1e10) / (1e300)));
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        z = !(((sl == (Long.MIN_VALUE)) ^ (sf >= i0)));
        try {
            try {
                try {
                    i0 = ((int) ((double) sl) & (!(l1 <= l0) ? (byte) (a.length) : s.indexOf("")));
                    i1 = s.indexOf("");
                }
                catch (ArithmeticException e4) {
                    s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i1 = (((-24) != s.length() ? i0 : sf) <= a.length ? (-31) : a[Math.floorMod((23), a.length)]);
                }
                i0++; i1--; l1 += i0; d0 -= (i0 / (-32));
            }
            catch (NegativeArraySizeException e5) {
                s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                d0 = (((double) (l0 ^ l0)) * ((double) (l1 - l0)));
            }
            finally {
                i1 = (int) (((307L) * l0) * (l0 | l0));
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            sf = h3((int) sl, s.indexOf(s), (long) sd); sl += sf;
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= (-1872917388);
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c158() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x13 o = new GenProg11x13();
        int i0 = 0, i1 = 6;
        long l0 = 812L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[8];
        try {
            a[Math.floorMod((int) (1e300), a.length)] = ((byte) ((10)) - ((20) | a.length));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            d0 = ((float) ((byte) ((i1 / i0))));
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        a[Math.floorMod((i0 << i1), a.length)] = ((s.length() / a.length) / (i1 + (Integer.MAX_VALUE)));
        try {
            switch ((s.indexOf("1")) & 0x3070) {
                case 0:
                Object ob4 = a; s = String.valueOf((Integer) ob4); z = ob4 instanceof Number;
                case 4112:
                Object ob5 = null; s = String.valueOf((String) ob5); z = ob5 instanceof Number;
                break;
                case 8224:
                s = "1é" + ((0)) + (((65536) < s.length() ? i1 : s.length())); if (s.length() > 40) s = s.substring(30);
                case 12336:
                i1 = (((!(sf <= i1)) ^ ((a.length | i1) > s.length())) ? (int) (l1 & (279L)) : ((int) sd << a[Math.floorMod((byte) ((19)), a.length)]));
                break;
                case 16448:
                sf = (sf & s.indexOf("1")); sl += sf;
                break;
                default:
                i0++; i1--; l1 += i0; d0 -= (s.length() | a.length);
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            final int cap8 = (i1 | (-1892186509));
            java.util.function.IntUnaryOperator fn7 = x -> x * cap8 - (x >> 1);
            i0 = fn7.applyAsInt(i1);
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            if ((int) (0.5) > (-6)) {
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    z = !((Double.NaN) == sd);
                    break;
                    case "":
                    i0 = (a[Math.floorMod((s.length() + a.length), a.length)] & a[Math.floorMod((i1 & i0), a.length)]);
                    break;
                    case "-":
                    i0 = (s.indexOf(s) % sf);
                    case "1":
                    i1 %= (-505448575);
                    break;
                    default:
                    l1 /= ((l1 ^ sl) + (l0 & l1));
                }
                a[Math.floorMod((i0 / s.length()), a.length)] = (((-8) - (0)) % (a.length ^ i1));
            }
            else {
                l1 = (((long) (sf) >>> ((-1837022932) | (1585890395))) / ((l0 >> i1) | ((-302L) + l0)));
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            s = z + ("1é") + (char) ('a' + (i0 & 7)) + (s.indexOf("")); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c159() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x13 o = new GenProg11x13();
        int i0 = -22, i1 = 11;
        long l0 = -950297087146732718L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            switch (((a.length & sf)) & 7) {
                case 0:
                i1 = (a[a.length - 1] ^ (s.equals(ss) ? (s.length() + sf) : (int) sl));
                break;
                case 1:
                i1 = (s.indexOf("") / (18));
                break;
                case 2:
                i1 = ((s.indexOf("") / ((Integer.MAX_VALUE) >> s.length())) * a[Math.floorMod((a.length / (-1)), a.length)]);
                break;
                case 3:
                a[a.length - 1] %= (z ? sf : (14));
                break;
                case 4:
                i0++; i1--; l1 += i0; d0 -= (sf * a.length);
                break;
                default:
                d0 = (((double) (sl >> i0)) / (((float) ((1705434669))) - ((-7.75) + sd)));
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                sf = h0((sf * i0), (sf | (-33)), (long) sd); sl += sf;
                final int cap4 = (int) (0.5);
                java.util.function.IntUnaryOperator fn3 = x -> x * cap4 - (x >> 1);
                i0 = fn3.applyAsInt(i1);
            }
            catch (ArithmeticException e5) {
                s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l1 = (long) ((s.indexOf("1") / (i1 - (27))));
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            switch (((s.length() << (34))) & 0x3070) {
                case 0:
                i0++; i1--; l1 += i0; d0 -= (a.length * i0);
                case 4112:
                i1 = s.charAt(i0 & 3);
                case 8224:
                a[Math.floorMod(h0(i1, i0, l0), a.length)] <<= ((-23) & (-39));
                break;
                case 12336:
                i0 = (byte) (a[Math.floorMod((i1 + (39)), a.length)]);
                break;
                case 16448:
                a[Math.floorMod(s.length(), a.length)] += i1;
                break;
                default:
                i0++; i1--; l1 += i0; d0 -= a[Math.floorMod((int) sd, a.length)];
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            i1 = (((int) l0 ^ (int) sl) * (int) ((1e10) % (1e10)));
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            final int cap10 = (byte) ((-19));
            java.util.function.IntUnaryOperator fn9 = x -> x * cap10 - (x >> 1);
            i0 = fn9.applyAsInt(i1);
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c160() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x13 o = new GenProg11x13();
        int i0 = -1955640607, i1 = 20;
        long l0 = 4294967296L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            s = z + (ss) + (char) ('a' + (i0 & 7)) + ((l0 % l1)); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i0 = ((h2(i0, i1, l1) > i0 ? a[a.length - 1] : (int) (Double.NaN)) + i0);
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            try {
                a[Math.floorMod((z ? (-38) : s.length()), a.length)] /= (sf + s.length());
                final int cap5 = ((5) / sf);
                java.util.function.IntUnaryOperator fn4 = x -> x * cap5 - (x >> 1);
                i0 = fn4.applyAsInt(i1);
            }
            catch (ArithmeticException e6) {
                s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 = s.charAt(i0 & 3);
            }
            finally {
                l1 = ((long) (d0 - d0) & (long) (a[Math.floorMod((byte) (i1), a.length)]));
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            i0 = ((int) ((float) ((29))) / (int) (sd * (-7.75)));
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c161() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x13 o = new GenProg11x13();
        int i0 = 2, i1 = 27;
        long l0 = 6738508380895550489L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[8];
        for (int k1 = 0; k1 < 4; k1 += 1) {
            z = s.equals(s);
            i0 += k1;
            i1 = (s.indexOf("1") & s.indexOf('x'));
        }
        try {
            if (z) {
                for (int k3 = 0; k3 < 2; k3 += 1) {
                    z = (3.25) > d0;
                    i0 += k3;
                    i0++; i1--; l1 += i0; d0 -= (i0 + (-8));
                }
                z = (1e300) >= (1.0 / 3);
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            try {
                int w5 = 1;
                while (w5-- > 0) {
                    i1 = ((((23) >> (-804003199)) == (-1855299329) ? h2((34), (-8), l0) : (i1 - i0)) % (708655666));
                    try {
                        Object ob6 = i0; s = String.valueOf((String) ob6); z = ob6 instanceof Number;
                        o.f = a[Math.floorMod((s.length() << i0), a.length)]; o.g ^= (l0 << sf);
                    }
                    catch (NullPointerException | ClassCastException e7) {
                        s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l0 = (((l0 >> i1) & (sl >>> sf)) ^ ((l1 >> i0) ^ (long) sd));
                    }
                    finally {
                        i0 = ((((z) && (z)) ? (int) (-1L) : s.hashCode()) % h5((i1 + (-7)), (int) sl, (long) d0));
                    }
                }
                if ((byte) (i1) != s.length()) {
                    i0 *= (int) ((1e10) - d0);
                    try {
                        o.f = s.charAt(i0 & 3); o.g ^= (l1 % sl);
                        i0++; i1--; l1 += i0; d0 -= (i0 + s.length());
                    }
                    catch (IndexOutOfBoundsException e8) {
                        s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l1 = (((long) d0 ^ (sl / l0)) % ((l1 >>> i0) * (l0 * l0)));
                    }
                }
            }
            catch (RuntimeException e9) {
                s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l0 *= ((l0 * sl) - (sl ^ (4294967296L)));
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            switch (((sf | s.length())) & 7) {
                case 0:
                o.f = (sf ^ i1); o.g ^= (l0 >>> a.length);
                break;
                case 1:
                d0 = (((float) ((i0 >>> a.length))) / (((float) ((8))) + ((1.0 / 3) - (0.5))));
                break;
                case 2:
                s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                break;
                case 3:
                l1 = ((long) ((i0 >> i1)) & ((l0 >>> i1) ^ (long) ((0))));
                case 4:
                Object ob11 = a; s = String.valueOf((Integer) ob11); z = ob11 instanceof Number;
                break;
                default:
                a[Math.floorMod(h5(s.length(), s.length(), l0), a.length)] = ((0) - ((-308997695) ^ i1));
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            try {
                if ((((1e300) <= d0) || (s.equals("x")))) {
                    try {
                        i1 = (byte) (s.hashCode());
                        a[Math.floorMod((s.length() & (5)), a.length)] *= s.indexOf("1");
                    }
                    catch (IndexOutOfBoundsException e13) {
                        s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        z = z;
                    }
                    switch (((i0 * i0)) & 0x3070) {
                        case 0:
                        d0 = (((d0 - (1e300)) * (d0 + (Double.NaN))) + ((double) (l1 >>> a.length)));
                        break;
                        case 4112:
                        sf = (int) (d0 * d0); sl += sf;
                        case 8224:
                        i1 = (int) ((float) (a[Math.floorMod((i1 >> (-13)), a.length)]));
                        break;
                        case 12336:
                        s = "" + (a.length) + ((long) d0); if (s.length() > 40) s = s.substring(30);
                        case 16448:
                        l1 = (long) ((int) ((float) (a.length)));
                        break;
                        default:
                        i1 = h2((int) (long) (3.25), (int) (sd - sd), (long) (~i1));
                    }
                }
                final int cap15 = h0(i1, (Integer.MIN_VALUE), l0);
                java.util.function.IntUnaryOperator fn14 = x -> x * cap15 - (x >> 1);
                i0 = fn14.applyAsInt(i1);
            }
            catch (NullPointerException | ClassCastException e16) {
                s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[a.length - 1] ^= a[Math.floorMod((a.length | (39)), a.length)];
            }
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c162() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x13 o = new GenProg11x13();
        int i0 = -22, i1 = 15;
        long l0 = -984L, l1 = 11;
        double d0 = 0.5;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            try {
                int w2 = 1;
                while (w2-- > 0) {
                    l1 = ((long) ((i0 % sf)) - ((long) (s.length()) << (byte) ((-989469759))));
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        d0 = ((((float) (i1)) / ((0.5) - (1e300))) - (((double) (103L)) / (d0 % d0)));
                        break;
                        case "":
                        i0 = (a[Math.floorMod((s.length() | sf), a.length)] & ((i0 >> a.length) >>> (int) sd));
                        break;
                        case "-":
                        i0 = ((int) (d0 + d0) | i1);
                        case "1":
                        l1 = (((l0 / sl) & (long) d0) * ((long) ((13)) + (l1 ^ l0)));
                        break;
                        default:
                        z = (int) sl != s.length();
                    }
                }
                int w3 = 5;
                while (w3-- > 0) {
                    try {
                        o.f = (sf >>> a.length); o.g ^= (long) (-7.75);
                        sf = (byte) (((-14) >> i0)); sl += sf;
                    }
                    catch (ArithmeticException e4) {
                        s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        Object ob5 = 'c'; s = String.valueOf((Comparable<?>) ob5); z = ob5 instanceof Number;
                    }
                    finally {
                        l1 = ((long) (d0 + d0) % (long) ((double) l0));
                    }
                    o.f = a.length; o.g ^= (l1 * l0);
                }
            }
            catch (NullPointerException | ClassCastException e6) {
                s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                sf = h1((byte) (sf), (i1 + i0), (l0 ^ (Long.MAX_VALUE))); sl += sf;
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i1 = h2(h0((z ? i0 : (15)), (int) sd, (sl * sl)), (h0(sf, i1, l1) & ((295319779) >>> (35))), ((l0 ^ (-841L)) / (l0 / l1)));
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            l0 &= (long) (d0 * (-7.75));
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            l0 = (long) ((int) (sd % (1.0 / 3)));
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            try {
                try {
                    i0 |= (s.charAt(i0 & 3) < i1 ? (i0 << i1) : a[Math.floorMod((int) d0, a.length)]);
                    try {
                        l1 = (long) ((s.indexOf("1") + sf));
                        a[(i0 & 7)] %= (int) (1e300);
                    }
                    catch (ArithmeticException e11) {
                        s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        d0 = ((float) (h4((sf / (32)), (i0 - (26)), (long) (s.length()))));
                    }
                }
                catch (NullPointerException | ClassCastException e12) {
                    s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i1 = (((byte) (sf) & sf) & (z ? h2((-20), (0), sl) : (a.length | (0))));
                }
                finally {
                    a[Math.floorMod((a.length - i0), a.length)] *= ((38) << i1);
                }
                a[Math.floorMod(s.length(), a.length)] ^= (i1 + i1);
            }
            catch (NegativeArraySizeException e13) {
                s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod(((-4) + i1), a.length)] <<= (i0 % i1);
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            int w15 = 5;
            while (w15-- > 0) {
                for (int k16 = 0; k16 < 3; k16 += 1) {
                    z = d0 < sd;
                    i1 += k16;
                    a[a.length - 1] = (sl < (l0 - l0) ? ((8) % (-1542595083)) : (int) l1);
                }
                if (((sd != (-7.75)) || ((-7.75) <= d0))) {
                    for (int k17 = 0; k17 < 5; k17 += 2) {
                        a[Math.floorMod((i1 & (-23)), a.length)] = -i0;
                        if (s.equals(s)) continue;
                        i1 += k17;
                        l0 = (long) ((d0 - d0) * (d0 + d0));
                    }
                    try {
                        Object ob18 = l0; s = String.valueOf((String) ob18); z = ob18 instanceof Number;
                        sf = h5((sf ^ sf), a[(i0 & 7)], (l0 + l0)); sl += sf;
                    }
                    catch (NullPointerException | ClassCastException e19) {
                        s += e19.getClass().getSimpleName().length() + "" + e19.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0++; i1--; l1 += i0; d0 -= a.length;
                    }
                }
                else {
                    sf = ((i1 << a.length) / (int) sd); sl += sf;
                }
            }
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            l1 ^= ((l1 % sl) & ((300L) ^ l1));
        }
        catch (RuntimeException g20) { t.append(g20).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c163() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x13 o = new GenProg11x13();
        int i0 = -1, i1 = -503273636;
        long l0 = -8197579405860812923L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            i0 = sf;
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            for (int k3 = 0; k3 < 5; k3 += 2) {
                sf = ((sf ^ i1) ^ a[Math.floorMod(a[Math.floorMod((i1 & a.length), a.length)], a.length)]); sl += sf;
                i1 += k3;
                if (!(((z) && (i1 == i0)))) {
                    int w4 = 5;
                    while (w4-- > 0) {
                        s = s.substring(a.length); if (s.length() > 40) s = s.substring(30);
                        i0 = ((int) (sd / d0) + --i1);
                    }
                    d0 = (((double) ((-184L) - l0)) / ((float) ((i0 << i0))));
                }
                else {
                    if (!(((28) << (29)) < sf)) {
                        i0 = -i0;
                        s = z + (s.substring(s.length())) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                    }
                }
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        switch (s.substring(0, Math.min(1, s.length()))) {
            case "x":
            i0 = (int) (long) ((sf * (25)));
            break;
            case "":
            sf = ((i1 > i0 ? a.length : (-328955944)) + h2(a.length, i1, l1)); sl += sf;
            break;
            case "-":
            i0++; i1--; l1 += i0; d0 -= (int) (-122L);
            break;
            case "1":
            z = ((65536) * i1) > sf;
            default:
            a[(s.length() - s.length())] >>>= (sf / sf);
        }
        try {
            i0 = (s.length() | (byte) ((s.length() | (-26))));
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c164() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x13 o = new GenProg11x13();
        int i0 = 8, i1 = 0;
        long l0 = 46849393351609748L, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            i0++; i1--; l1 += i0; d0 -= (a.length + a.length);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            int w3 = 2;
            while (w3-- > 0) {
                if ((((0L) != (l0 >>> s.length())) | (sd <= d0))) {
                    int w4 = 6;
                    while (w4-- > 0) {
                        a[Math.floorMod((s.length() / i1), a.length)] = (byte) (s.indexOf('x'));
                        i1 = (int) ((l0 * l1) * (sl - sl));
                    }
                    if (!(z)) {
                        i1 = (byte) (((byte) (i1) % (int) d0));
                        sf = (z ? ((4) % s.length()) : (i0 / (Integer.MAX_VALUE))); sl += sf;
                    }
                    else {
                        s = s.substring(s.length()); if (s.length() > 40) s = s.substring(30);
                    }
                }
                try {
                    for (int k5 = 0; k5 < 5; k5 += 2) {
                        l0 = ((long) ((byte) (s.length())) & ((l1 - sl) / (sl / l1)));
                        i0 += k5;
                        Object ob6 = null; s = String.valueOf((Integer) ob6); z = ob6 instanceof Number;
                    }
                    try {
                        o.f = (s.length() << (Integer.MIN_VALUE)); o.g ^= (l0 >>> a.length);
                        i1 = s.indexOf(s);
                    }
                    catch (IndexOutOfBoundsException e7) {
                        s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[a.length - 1] <<= (int) (1e300);
                    }
                }
                catch (NullPointerException | ClassCastException e8) {
                    s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 = (((sf / i1) / (byte) (i1)) ^ i1);
                }
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        switch (((byte) (s.length())) & 7) {
            case 0:
            l0 >>>= (long) (s.hashCode());
            case 1:
            i0++; i1--; l1 += i0; d0 -= (i1 >>> i1);
            break;
            case 2:
            l0 = (((l0 % l0) ^ (l0 + l0)) ^ ((sl % l1) - (long) (0.5)));
            break;
            case 3:
            o.f = (int) (3.25); o.g ^= (l0 * (-960L));
            break;
            case 4:
            l1 = (((long) (i0) & (long) d0) + (long) ((0.5) + sd));
            default:
            i1 ^= h0((-39), (a.length << sf), ((228L) / l0));
        }
        l1 >>>= (long) ((sf | i0));
        d0 = (((d0 / (1e10)) % (sd * sd)) / (((-7.75) * d0) + (d0 + (3.25))));
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c165() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x13 o = new GenProg11x13();
        int i0 = 1, i1 = -1;
        long l0 = 3438652011815883151L, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            l0 = (long) ((sd / (0.5)) + ((1e10) / d0));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            final int cap4 = s.hashCode();
            java.util.function.IntUnaryOperator fn3 = x -> x * cap4 - (x >> 1);
            i0 = fn3.applyAsInt(i1);
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            i1 = (s.indexOf("") - ((z ? i1 : i1) >> (i1 <= (-8) ? i1 : sf)));
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            if (!(sl < (l0 / l0))) {
                i0++; i1--; l1 += i0; d0 -= (a.length >>> s.length());
                a[Math.floorMod((int) sd, a.length)] = ((i1 ^ (0)) >= a.length ? (i1 | (-654799661)) : (i0 * (17)));
            }
            else {
                for (int k7 = 0; k7 < 8; k7 += 2) {
                    i1 = (-i0 - i1);
                    if (z) continue;
                    i0 += k7;
                    if (((d0 >= d0) ^ (((z) || (a.length != a.length))))) {
                        i0++; i1--; l1 += i0; d0 -= ((13) / i1);
                        d0 = ((float) (--i1));
                    }
                }
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            s = "1é" + (sf) + ((int) sl); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            i0 &= (s.length() >>> s.indexOf(s));
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c166() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x13 o = new GenProg11x13();
        int i0 = 1699307810, i1 = 28;
        long l0 = Long.MIN_VALUE, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            l0 *= ((long) d0 & (l0 >> s.length()));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                i0 = a[Math.floorMod((sf & sf), a.length)];
                break;
                case "":
                i1 %= h1((s.length() ^ sf), (int) l0, ((356L) & l0));
                break;
                case "-":
                l1 = ((long) ((int) sd) >>> (37));
                break;
                case "1":
                l0 ^= ((long) d0 ^ (l1 & l0));
                break;
                default:
                l1 = ((long) ((float) (s.length())) / ((l0 % (-863L)) + (long) ((-26))));
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= (21);
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            l1 = ((long) ((-0.0) / (-0.0)) / ((l0 & l0) % (sl % l0)));
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            if ((byte) (a.length) < sf) {
                i0++; i1--; l1 += i0; d0 -= ((15) >> a.length);
                try {
                    d0 = ((float) ((17)));
                    i0++; i1--; l1 += i0; d0 -= (i1 & a.length);
                }
                catch (NegativeArraySizeException e6) {
                    s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l1 = (((l0 >> i1) >> sf) + ((l0 + (Long.MIN_VALUE)) << ((-39) << a.length)));
                }
                finally {
                    i0 = -i0;
                }
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c167() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x13 o = new GenProg11x13();
        int i0 = 32, i1 = 65536;
        long l0 = 63L, l1 = 11;
        double d0 = 1.0 / 3;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            Object ob2 = null; s = String.valueOf((Long) ob2); z = ob2 instanceof Number;
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                for (int k4 = 0; k4 < 6; k4 += 2) {
                    l0 /= ((l1 % (-105L)) & ((-298L) * l0));
                    i1 += k4;
                    for (int k5 = 0; k5 < 7; k5 += 1) {
                        a[Math.floorMod((i1 % (6)), a.length)] = (byte) ((a.length >>> s.length()));
                        i1 += k5;
                        Object ob6 = 'c'; s = String.valueOf((Integer) ob6); z = ob6 instanceof Number;
                    }
                }
                for (int k7 = 0; k7 < 1; k7 += 1) {
                    a[(i0 & 7)] /= (byte) (i1);
                    if (z) continue;
                    i1 += k7;
                    i0 = (s.indexOf("") + ((byte) (a.length) * (sl >= l0 ? s.length() : (-32))));
                }
            }
            catch (NegativeArraySizeException e8) {
                s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0++; i1--; l1 += i0; d0 -= ((-1) / i1);
            }
            finally {
                if ((3.25) >= (3.25)) {
                    switch ((h3(a.length, sf, sl)) & 7) {
                        case 0:
                        l0 = ((long) ((1e300) % d0) % (long) (d0 % sd));
                        case 1:
                        d0 = ((float) (s.indexOf(s)));
                        break;
                        case 2:
                        a[Math.floorMod((s.length() - i1), a.length)] /= ((-23) & s.length());
                        break;
                        case 3:
                        sf = a[Math.floorMod((sf * a.length), a.length)]; sl += sf;
                        case 4:
                        l0 ^= ((l1 - l0) / (l0 ^ l1));
                        break;
                        default:
                        l1 = (((l0 % l1) * (l0 + l1)) * ((long) (s.length()) ^ (long) (3.25)));
                    }
                    final int cap10 = (sf >> i1);
                    java.util.function.IntUnaryOperator fn9 = x -> x * cap10 - (x >> 1);
                    i0 = fn9.applyAsInt(i1);
                }
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            i1 -= i0++;
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            a[Math.floorMod((byte) ((Integer.MIN_VALUE)), a.length)] >>= (a.length - i1);
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        sf = h5((byte) ((-1)), (a.length >= sf ? sf : sf), (l0 ^ sl)); sl += sf;
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }


    static Object call(int id) {
        switch (id) {
            case 156: return c156();
            case 157: return c157();
            case 158: return c158();
            case 159: return c159();
            case 160: return c160();
            case 161: return c161();
            case 162: return c162();
            case 163: return c163();
            case 164: return c164();
            case 165: return c165();
            case 166: return c166();
            case 167: return c167();
            default: throw new AssertionError(id);
        }
    }

    static String show(Object o) {
        if (o instanceof Float f) return "f" + Integer.toHexString(Float.floatToIntBits(f));
        if (o instanceof Double d) return "d" + Long.toHexString(Double.doubleToLongBits(d));
        if (o instanceof Character c) return "c" + (int) c;
        return String.valueOf(o);
    }

    public static void main(String[] args) {
        for (int id = 156; id < 168; id++) {
            String line;
            try {
                line = show(call(id));
            } catch (RuntimeException | StackOverflowError e) {
                line = "! " + e;
            }
            System.out.println(id + " " + line);
        }
    }
}
