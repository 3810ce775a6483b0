public class GenProg11x19 {
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
        switch (((a.length ^ i0)) & 0x3070) {
            case 0:
            i0 = (i1 & (s.indexOf("1") * a.length));
            break;
            case 4112:
            a[Math.floorMod(i1, a.length)] |= i0;
            break;
            case 8224:
            sf = ((sl <= sl ? i1 : s.length()) >>> a[a.length - 1]); sl += sf;
            break;
            case 12336:
            a[a.length - 1] >>= ((-1845643577) / i0);
            case 16448:
            z = !(s.equals(ss));
            break;
            default:
            i0 = s.indexOf(s);
        }
        if (!((byte) (s.length()) <= i1)) {
            z = (((a.length & sf) >= i1) ^ (s.equals("")));
            s = (("").replace('1', 'x')).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
        }
        try {
            l1 = (((long) (i1) >> (int) sl) * ((sl & sl) - ((551L) % l0)));
            for (int k1 = 0; k1 < 2; k1 += 2) {
                Object ob2 = 'c'; s = String.valueOf((Integer) ob2); z = ob2 instanceof Number;
                if (s.equals(ss)) continue;
                i0 += k1;
                i0++; i1--; l1 += i0; d0 -= -i0;
            }
        }
        catch (ArithmeticException e3) {
            s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            i0++; i1--; l1 += i0; d0 -= (sf - a.length);
        }
        finally {
            int w4 = 5;
            while (w4-- > 0) {
                sf = (((-23) & i0) | (i1 >>> i1)); sl += sf;
                final int cap6 = (s.length() + s.length());
                java.util.function.IntUnaryOperator fn5 = x -> x * cap6 - (x >> 1);
                i0 = fn5.applyAsInt(i1);
            }
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h1(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        try {
            i1 -= (-i0 >>> (i1 + i1));
            int w1 = 5;
            while (w1-- > 0) {
                if ((sf + i0) != a.length) {
                    for (int k2 = 0; k2 < 4; k2 += 2) {
                        i0 %= ((int) l0 + (s.length() >>> s.length()));
                        if ((-50L) <= (sl - l0)) break;
                        i1 += k2;
                        l1 = (((l0 & (0L)) << s.indexOf("")) ^ ((long) (-7.75) & (l1 - l0)));
                    }
                    a[(i0 & 7)] /= ((Integer.MAX_VALUE) & a.length);
                }
                final int cap4 = a[Math.floorMod((i1 << i0), a.length)];
                java.util.function.IntUnaryOperator fn3 = x -> x * cap4 - (x >> 1);
                i0 = fn3.applyAsInt(i1);
            }
        }
        catch (NullPointerException | ClassCastException e5) {
            s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            i0++; i1--; l1 += i0; d0 -= a.length;
        }
        int w6 = 1;
        while (w6-- > 0) {
            sf = ((sf << (-1)) ^ h0(i1, i1, l0)); sl += sf;
            i1 = i0;
        }
        switch (((2)) & 0x3070) {
            case 0:
            Object ob7 = a; s = String.valueOf((Integer) ob7); z = ob7 instanceof Number;
            break;
            case 4112:
            a[Math.floorMod(s.indexOf(""), a.length)] -= (byte) (i1);
            break;
            case 8224:
            a[Math.floorMod((i1 ^ a.length), a.length)] = (s.equals(ss) ? h0(i0, i0, l1) : a[Math.floorMod((s.length() >> i0), a.length)]);
            break;
            case 12336:
            i0++; i1--; l1 += i0; d0 -= (byte) (s.length());
            break;
            case 16448:
            d0 = (((float) (s.hashCode())) - ((double) (l1 ^ l0)));
            break;
            default:
            i0++; i1--; l1 += i0; d0 -= ((-22) + s.length());
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h2(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        i0++; i1--; l1 += i0; d0 -= (i1 == (127392296) ? s.length() : sf);
        for (int k1 = 0; k1 < 1; k1 += 2) {
            l1 = (long) ((float) ((byte) (i1)));
            if (!(sl < (Long.MAX_VALUE))) break;
            i0 += k1;
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                a[Math.floorMod((l0 == l0 ? (-28) : s.length()), a.length)] = s.hashCode();
                break;
                case "":
                i0 = a[h1((502867913), (-21), l0)];
                case "-":
                i0 = s.length();
                case "1":
                i1 = ((s.indexOf("") ^ (int) l1) / (sf >>> s.indexOf("1")));
                default:
                l1 = (((l0 - (-642L)) % (l0 % l0)) & ((long) d0 - (sl + l1)));
            }
        }
        switch ((-i0) & 7) {
            case 0:
            l1 += ((l1 | l0) + (long) (i1));
            break;
            case 1:
            sf = ((int) d0 << ((-29) - i1)); sl += sf;
            break;
            case 2:
            l0 = (long) ((a[Math.floorMod(s.indexOf("1"), a.length)] + ((-9) >> sf)));
            break;
            case 3:
            d0 = ((double) ((long) ((-1146696831)) | (l1 % l1)));
            break;
            case 4:
            i0 = (i1 * (int) (sd / d0));
            break;
            default:
            i1 -= (int) (sd % d0);
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h3(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        try {
            i0++; i1--; l1 += i0; d0 -= s.indexOf("");
            int w1 = 4;
            while (w1-- > 0) {
                i1 = (int) ((float) ((z ? sf : i1)));
                i1 = (int) ((l1 ^ sl) % (long) (s.length()));
            }
        }
        catch (IndexOutOfBoundsException e2) {
            s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            s = s.substring((756185513)) + ((a.length / s.length())); if (s.length() > 40) s = s.substring(30);
        }
        switch ((--i1) & 7) {
            case 0:
            i1 = (((i1 >> i0) % (a.length >> s.length())) + (a[Math.floorMod((int) d0, a.length)] - (int) (-516L)));
            break;
            case 1:
            i1 = (((i0 >> i0) + h1(sf, s.length(), (4294967296L))) % s.indexOf("1"));
            case 2:
            i0 = h2(s.charAt(i0 & 3), ((i0 + (-8)) % (sl > l0 ? a.length : (36))), ((sl - (-272L)) | (l0 + l1)));
            case 3:
            i0++; i1--; l1 += i0; d0 -= (sf >>> (-1));
            case 4:
            l1 = (long) (((Double.NaN) + (1e300)) * (d0 / (0.5)));
            default:
            z = sl >= (sl + sl);
        }
        l0 = (((long) ((36)) | ((Long.MIN_VALUE) - (3901136706796994386L))) & ((l0 - (-180L)) - (l0 * l1)));
        return i0 * 31 + i1 + (int) l0;
    }

    static int h4(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        final int cap2 = (a.length % i1);
        java.util.function.IntUnaryOperator fn1 = x -> x * cap2 - (x >> 1);
        i0 = fn1.applyAsInt(i1);
        for (int k3 = 0; k3 < 2; k3 += 1) {
            a[Math.floorMod(((Integer.MAX_VALUE) >> i1), a.length)] = (byte) (((11) & s.length()));
            i1 += k3;
            i0++; i1--; l1 += i0; d0 -= (a.length % i1);
        }
        a[(z ? (-26) : i1)] = i0++;
        return i0 * 31 + i1 + (int) l0;
    }

    static int h5(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        l0 = (((l1 & l0) << (int) sl) & (long) (sd % sd));
        final int cap2 = a[a.length];
        java.util.function.IntUnaryOperator fn1 = x -> x * cap2 - (x >> 1);
        i0 = fn1.applyAsInt(i1);
        a[a.length - 1] <<= ~i1;
        return i0 * 31 + i1 + (int) l0;
    }

    static Object c228() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x19 o = new GenProg11x19();
        int i0 = 17077138, i1 = -35;
        long l0 = -457L, l1 = 11;
        double d0 = Double.NaN;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            final int cap3 = (l1 != sl ? s.length() : s.length());
            java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
            i0 = fn2.applyAsInt(i1);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        switch (((byte) (i1)) & 7) {
            case 0:
            s = (("x").replace('1', 'x')).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
            case 1:
            Object ob4 = d0; s = String.valueOf((Long) ob4); z = ob4 instanceof Number;
            break;
            case 2:
            s = "1é" + (l1) + ((long) (i0)); if (s.length() > 40) s = s.substring(30);
            case 3:
            l0 /= ((long) (a.length) % (long) sd);
            break;
            case 4:
            i1 = (int) ((sl - l0) + (l1 ^ (1L)));
            default:
            i0++; i1--; l1 += i0; d0 -= ((65536) | sf);
        }
        try {
            for (int k6 = 0; k6 < 4; k6 += 2) {
                Object ob7 = l0; s = String.valueOf((Comparable<?>) ob7); z = ob7 instanceof Number;
                if (!(z)) break;
                i0 += k6;
                try {
                    Object ob8 = s; s = String.valueOf((Comparable<?>) ob8); z = ob8 instanceof Number;
                    for (int k9 = 0; k9 < 5; k9 += 1) {
                        i0++; i1--; l1 += i0; d0 -= (sf + i0);
                        i0 += k9;
                        i1 -= ((i0 ^ i1) >> (s.length() >= sf ? (-35) : s.length()));
                    }
                }
                catch (NegativeArraySizeException e10) {
                    s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    a[~i1] |= a[Math.floorMod(s.indexOf('x'), a.length)];
                }
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        a[Math.floorMod((i1 & sf), a.length)] |= (i1 / i0);
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c229() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x19 o = new GenProg11x19();
        int i0 = 860456184, i1 = Integer.MIN_VALUE;
        long l0 = 524L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            try {
                i0++; i1--; l1 += i0; d0 -= a[Math.floorMod((int) l1, a.length)];
                try {
                    a[Math.floorMod((int) l1, a.length)] &= (i0 >> a.length);
                    i0 = (z ? (((1) * i1) / s.indexOf(s)) : ((i0 & a.length) > i1 ? ((-30) >>> (-32)) : (byte) ((-1))));
                }
                catch (RuntimeException e2) {
                    s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    a[a.length - 1] |= (byte) (i0);
                }
                finally {
                    for (int k3 = 0; k3 < 1; k3 += 1) {
                        a[Math.floorMod((l0 >= sl ? i1 : (-16)), a.length)] = (byte) (sf);
                        i1 += k3;
                        s = String.valueOf(z ? i0 : i1) + ((l0 ^ l0)); if (s.length() > 40) s = s.substring(30);
                    }
                }
            }
            catch (NullPointerException | ClassCastException e4) {
                s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l0 = ((long) ((i1 + i0)) ^ ((l1 ^ sl) >> a[Math.floorMod(s.indexOf('x'), a.length)]));
            }
            finally {
                try {
                    switch ((((6) & (-997931206))) & 0x3070) {
                        case 0:
                        i0++; i1--; l1 += i0; d0 -= (i1 >>> i0);
                        break;
                        case 4112:
                        i1 = h2((int) (l0 & l0), s.charAt(i0 & 3), (long) ((a.length != i0 ? sf : (1946074269))));
                        case 8224:
                        o.f = ((-1) << i0); o.g ^= (long) (sf);
                        break;
                        case 12336:
                        s = z + (z + (ss) + (char) ('a' + (i0 & 7))) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                        case 16448:
                        o.f = (int) l1; o.g ^= (l0 | l1);
                        break;
                        default:
                        d0 = ((((-0.0) % d0) % (sd % (1.0 / 3))) / ((d0 - (-0.0)) + ((1e10) / (0.5))));
                    }
                    i1 &= ((i1 % sf) >>> i0++);
                }
                catch (NegativeArraySizeException e5) {
                    s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i1 = (int) ((double) (l1 % (703L)));
                }
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            for (int k7 = 0; k7 < 2; k7 += 2) {
                sf = ((sf + sf) / (int) l0); sl += sf;
                i1 += k7;
                l0 %= ((l1 + (9049799257339992328L)) - (l0 | (590L)));
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            l0 = (((sl - l0) << (byte) (i1)) & ((sl + (-34L)) & ((-17L) >>> i1)));
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                a[a.length - 1] %= ((1712972249) + sf);
                break;
                case "":
                i0 = (((int) d0 >> (int) sl) * (int) (l0 >>> i1));
                case "-":
                l0 = (long) ((byte) ((s.length() ^ sf)));
                break;
                case "1":
                z = l0 == (long) d0;
                break;
                default:
                i1 >>= (int) ((float) ((0)));
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            i0 = h5((byte) ((a.length % s.length())), h2((int) d0, i1, (long) (i0)), ((l0 >>> (35)) - (l0 * sl)));
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            d0 = ((double) ((long) (1e10) / (l0 * sl)));
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c230() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x19 o = new GenProg11x19();
        int i0 = 30, i1 = 0;
        long l0 = 3293074611063263058L, l1 = 11;
        double d0 = Double.NaN;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            d0 = ((((double) l0) / (sd - sd)) + ((double) (sl << a.length)));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        sf = a[a.length - 1]; sl += sf;
        for (int k2 = 0; k2 < 5; k2 += 2) {
            o.f = (i0 & i1); o.g ^= (long) ((1841467172));
            i0 += k2;
            sf = ((i1 ^ i1) << (int) (-62L)); sl += sf;
        }
        try {
            i1 &= (sf ^ h3(i1, sf, sl));
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            try {
                i1 = (((l1 != sl ? sf : sf) - a[Math.floorMod((s.length() != a.length ? i1 : i1), a.length)]) >> ((byte) (sf) / (s.length() ^ s.length())));
                try {
                    l1 = ((long) ((float) (s.length())) % (((-923L) % (0L)) * (long) sd));
                    sf = (byte) ((s.length() >>> i0)); sl += sf;
                }
                catch (NegativeArraySizeException e5) {
                    s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    z = l1 > (long) (1e300);
                }
                finally {
                    try {
                        i0++; i1--; l1 += i0; d0 -= (a.length >> i1);
                        a[a.length - 1] = (s.length() + (sf - a.length));
                    }
                    catch (IndexOutOfBoundsException e6) {
                        s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        s = "1é" + (l0) + ((l0 - sl)); if (s.length() > 40) s = s.substring(30);
                    }
                }
            }
            catch (ArithmeticException e7) {
                s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l0 <<= (long) (d0 + d0);
            }
            finally {
                a[a[a.length - 1]] %= ((6) >> (-16));
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        l1 %= ((l1 ^ sl) * ((Long.MIN_VALUE) | l0));
        try {
            final int cap10 = (sf << (26));
            java.util.function.IntUnaryOperator fn9 = x -> x * cap10 - (x >> 1);
            i0 = fn9.applyAsInt(i1);
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            i0 = (s.indexOf("1") - ((i0 << sf) * s.indexOf(s)));
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            i0 = i0++;
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c231() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x19 o = new GenProg11x19();
        int i0 = 14, i1 = 28;
        long l0 = 874L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            if (l0 == (l0 + l0)) {
                a[(s.length() <= (-29) ? (988514503) : a.length)] ^= (a.length * (35));
                try {
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        z = !((int) d0 >= i1);
                        case "":
                        z = (1e10) > sd;
                        case "-":
                        o.f = (int) (Double.NaN); o.g ^= (l1 & (-1022627218372701319L));
                        break;
                        case "1":
                        l1 = ((long) (s.indexOf("")) ^ ((sl & l0) / ((-1L) * l1)));
                        break;
                        default:
                        s = z + (ss + ((-1L))) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                    }
                    int w2 = 1;
                    while (w2-- > 0) {
                        i0++; i1--; l1 += i0; d0 -= a[(i0 & 7)];
                        o.f = (i1 >>> i0); o.g ^= (l1 << i0);
                    }
                }
                catch (RuntimeException e3) {
                    s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    s = String.valueOf(z ? i0 : i1) + (i0++); if (s.length() > 40) s = s.substring(30);
                }
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            for (int k5 = 0; k5 < 3; k5 += 1) {
                s = (s + (s.length())).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                if (l1 > (long) (i0)) break;
                i1 += k5;
                try {
                    try {
                        l0 /= ((long) d0 >> ((-278811543) ^ s.length()));
                        i1 = (h4((i1 >>> i0), (byte) (sf), (l1 / l0)) + (int) (l0 - l0));
                    }
                    catch (ArithmeticException e6) {
                        s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        s = ss + (l1) + ((sl % l0)); if (s.length() > 40) s = s.substring(30);
                    }
                    final int cap8 = (byte) (i1);
                    java.util.function.IntUnaryOperator fn7 = x -> x * cap8 - (x >> 1);
                    i0 = fn7.applyAsInt(i1);
                }
                catch (IndexOutOfBoundsException e9) {
                    s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    o.f = (i0 ^ (-13)); o.g ^= (long) (a.length);
                }
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            a[(int) sd] += (int) (-739L);
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            final int cap13 = (byte) (i0);
            java.util.function.IntUnaryOperator fn12 = x -> x * cap13 - (x >> 1);
            i0 = fn12.applyAsInt(i1);
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            s = ("1é").replace('1', 'x') + (s.charAt(i0 & 3)); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            Object ob16 = a; s = String.valueOf((Long) ob16); z = ob16 instanceof Number;
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        if (((z) || (((-35) / i1) >= i1))) {
            for (int k17 = 0; k17 < 8; k17 += 2) {
                d0 = (((d0 + sd) % (d0 + sd)) * ((float) (((-1) * (-39)))));
                i0 += k17;
                i1 = h0((byte) (s.charAt(i0 & 3)), i0, ((long) ((-8)) - (l0 * l0)));
            }
            l1 <<= ((l0 * sl) / (l0 - sl));
        }
        else {
            s = s + (l1) + ((int) sl); if (s.length() > 40) s = s.substring(30);
        }
        try {
            i1 = i0++;
        }
        catch (RuntimeException g18) { t.append(g18).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                z = s.indexOf("") != (35);
                break;
                case "":
                a[a.length - 1] %= (s.length() / i1);
                case "-":
                sf = h5((a.length >>> i0), (i0 - a.length), (sl % l0)); sl += sf;
                case "1":
                z = s.equals("");
                default:
                l1 = (long) (h0((i1 ^ i1), (i1 + (-11)), (l0 + l0)));
            }
        }
        catch (RuntimeException g19) { t.append(g19).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c232() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x19 o = new GenProg11x19();
        int i0 = -14, i1 = -17;
        long l0 = 0L, l1 = 11;
        double d0 = 3.25;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            d0 = ((((double) l0) * ((1.0 / 3) / sd)) / (((Double.NaN) - (0.5)) % ((1e300) / d0)));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            int w3 = 3;
            while (w3-- > 0) {
                a[Math.floorMod((i1 + (1050495360)), a.length)] = (((32) - i1) / (s.length() % s.length()));
                i0++; i1--; l1 += i0; d0 -= (sf >= (-16) ? i1 : i1);
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        switch (s.substring(0, Math.min(1, s.length()))) {
            case "x":
            l0 = (((long) ((5)) | (l0 - sl)) + ((l1 % l1) - (long) sd));
            break;
            case "":
            i1 += (s.indexOf(s) / (i1 >>> a.length));
            break;
            case "-":
            i0 = ((a[a.length - 1] ^ (s.length() >>> i1)) - (int) (sd + d0));
            break;
            case "1":
            Object ob4 = null; s = String.valueOf((Comparable<?>) ob4); z = ob4 instanceof Number;
            break;
            default:
            d0 = (((double) (long) (i1)) + (((1.0 / 3) / (-0.0)) * (d0 / d0)));
        }
        try {
            try {
                try {
                    switch (((sf >> sf)) & 0x3070) {
                        case 0:
                        d0 = ((double) (((-659L) & (-238L)) | (long) (-0.0)));
                        break;
                        case 4112:
                        i0 = h0((int) ((0.5) * d0), i0++, ((long) ((10)) * (sl % l0)));
                        break;
                        case 8224:
                        l1 = (((l1 * (-642L)) % (long) ((-39))) >> a[Math.floorMod((-1), a.length)]);
                        break;
                        case 12336:
                        a[Math.floorMod(s.indexOf(s), a.length)] = sf;
                        case 16448:
                        d0 = ((((1.0 / 3) % sd) - ((double) l1)) % (((double) l1) / ((1e10) + (-0.0))));
                        default:
                        i1 = i0;
                    }
                    i0 = (((int) l0 + h2(i1, (-28), l0)) - ((i1 == (-22) ? i0 : i1) - a[Math.floorMod((a.length & s.length()), a.length)]));
                }
                catch (RuntimeException e6) {
                    s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = ((double) (long) (a[Math.floorMod((i1 == i0 ? a.length : (-1)), a.length)]));
                }
                finally {
                    i1 /= a[a[(i0 & 7)]];
                }
                i1 = a[Math.floorMod((i0 << s.length()), a.length)];
            }
            catch (NegativeArraySizeException e7) {
                s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                sf = (((2024211099) * i0) / (int) l1); sl += sf;
            }
            finally {
                i0++; i1--; l1 += i0; d0 -= (int) sd;
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c233() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x19 o = new GenProg11x19();
        int i0 = -1, i1 = 2;
        long l0 = 2979884366526392615L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            switch (((i1 >> sf)) & 7) {
                case 0:
                l0 >>= (((569L) >> s.length()) >>> (int) l0);
                break;
                case 1:
                i0 = h3(a[Math.floorMod(a[a.length - 1], a.length)], (h2((-13), (25), l0) % s.charAt(i0 & 3)), ((long) d0 & (sl & l0)));
                break;
                case 2:
                a[(s.length() >>> (-1238666824))] >>= a[Math.floorMod(a[Math.floorMod((i1 | (-30)), a.length)], a.length)];
                break;
                case 3:
                i1 = a[Math.floorMod(((-35) << i1), a.length)];
                break;
                case 4:
                l1 = (((l0 + sl) % (long) (-7.75)) | (((685L) << (-32)) + (long) (0.5)));
                default:
                a[Math.floorMod(a[(i0 & 7)], a.length)] *= (sf & sf);
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            if (z) {
                i1 <<= s.indexOf("1");
                for (int k3 = 0; k3 < 6; k3 += 2) {
                    s = s.substring((10)); if (s.length() > 40) s = s.substring(30);
                    if (sd == d0) break;
                    i0 += k3;
                    switch (((sf % i0)) & 0x3070) {
                        case 0:
                        a[Math.floorMod((i1 % (1287156899)), a.length)] |= ((1523115637) / s.length());
                        case 4112:
                        i0 = (i1 / s.indexOf("1"));
                        case 8224:
                        d0 = ((((double) l0) + (sd / d0)) + ((float) ((int) l0)));
                        break;
                        case 12336:
                        sf = (byte) ((a.length >>> (0))); sl += sf;
                        case 16448:
                        i0 += ((i1 ^ i1) & a[Math.floorMod((byte) (i1), a.length)]);
                        break;
                        default:
                        a[a.length - 1] = -i0;
                    }
                }
            }
            else {
                switch ((h1(a.length, s.length(), l0)) & 7) {
                    case 0:
                    s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                    break;
                    case 1:
                    i1 >>>= a.length;
                    case 2:
                    l0 = (((sl - sl) + (l0 + sl)) % ((long) (i1) | (l1 | l1)));
                    case 3:
                    l0 &= ((sl >>> a.length) << (s.length() / a.length));
                    break;
                    case 4:
                    l1 = (((l0 >> i0) * ((-5281804097647544601L) << (Integer.MIN_VALUE))) + ((l0 ^ l1) & (long) ((356145911))));
                    break;
                    default:
                    Object ob4 = 'c'; s = String.valueOf((Long) ob4); z = ob4 instanceof Number;
                }
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            if (z) {
                a[a.length - 1] = (byte) ((sf % i1));
                if (z) {
                    switch ((s.indexOf(s)) & 7) {
                        case 0:
                        Object ob6 = s; s = String.valueOf((String) ob6); z = ob6 instanceof Number;
                        break;
                        case 1:
                        i0 /= a.length;
                        break;
                        case 2:
                        o.f = ((-25) % a.length); o.g ^= ((-877L) % l0);
                        case 3:
                        sf = (int) (l0 % (-521L)); sl += sf;
                        break;
                        case 4:
                        a[a.length - 1] ^= (a.length > i1 ? (-20) : (-677682141));
                        default:
                        a[(i0 & 7)] /= s.indexOf(s);
                    }
                    d0 = ((float) ((int) (long) (s.length())));
                }
                else {
                    final int cap8 = (a.length & i0);
                    java.util.function.IntUnaryOperator fn7 = x -> x * cap8 - (x >> 1);
                    i0 = fn7.applyAsInt(i1);
                }
            }
            else {
                for (int k9 = 0; k9 < 2; k9 += 2) {
                    a[Math.floorMod((a.length >>> a.length), a.length)] >>>= (sf >>> sf);
                    i0 += k9;
                    i0 = ((((sf >= i1) ^ (l0 == l0)) ? h5(i1, i1, l0) : (i1 > s.length() ? i1 : s.length())) << h0(h5(i1, i1, l1), (z ? s.length() : (36)), ((4888774514609465686L) << (65536))));
                }
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            try {
                i0 = s.indexOf('x');
                switch ((((5) % i0)) & 0x3070) {
                    case 0:
                    l0 = ((long) ((int) d0) - ((l0 >>> s.length()) ^ (l1 / l0)));
                    case 4112:
                    l0 = (((l0 >>> (1367517487)) - (l1 - (Long.MIN_VALUE))) & ((sl | l0) ^ (l0 * l0)));
                    break;
                    case 8224:
                    i1 = a[(i0 % (-986620838))];
                    case 12336:
                    d0 = ((((float) (i1)) * (sd + (-7.75))) % (((double) (700L)) * ((double) l0)));
                    case 16448:
                    l1 /= ((l0 & l0) * (sl * sl));
                    break;
                    default:
                    sf = (int) (long) (i1); sl += sf;
                }
            }
            catch (RuntimeException e11) {
                s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                d0 = (((sd * sd) + ((double) l1)) * ((sd + sd) + ((float) (i1))));
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            z = z;
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            switch ((((5) << i0)) & 0x3070) {
                case 0:
                Object ob14 = 'c'; s = String.valueOf((Long) ob14); z = ob14 instanceof Number;
                break;
                case 4112:
                a[a.length - 1] = ((i1 >> sf) << (sf / sf));
                break;
                case 8224:
                s = ("1é" + (s.length())).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                break;
                case 12336:
                i0 = ((int) (l0 + l1) >> s.hashCode());
                case 16448:
                l0 = (((l0 | (7402159852499024838L)) ^ (l0 * sl)) % ((l0 + l0) - (l1 - (194L))));
                break;
                default:
                d0 = ((double) ((sl % (-799L)) / ((27L) ^ sl)));
            }
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        try {
            sf = (-463759868); sl += sf;
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        try {
            l0 = (((l0 + l0) & (sl >>> s.length())) - (long) ((float) (i0)));
        }
        catch (RuntimeException g16) { t.append(g16).append(';'); }
        try {
            if ((((sf + sf) != i1) & (z))) {
                try {
                    try {
                        a[Math.floorMod((a.length ^ a.length), a.length)] ^= (sl >= l0 ? (18) : (0));
                        a[(i0 & 7)] = ((int) l0 | (s.length() >>> s.length()));
                    }
                    catch (ArithmeticException e18) {
                        s += e18.getClass().getSimpleName().length() + "" + e18.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l1 = ((long) (a[Math.floorMod((i0 + i1), a.length)]) * ((long) (s.length()) >>> (l0 < l0 ? i1 : (796190494))));
                    }
                    finally {
                        d0 = ((float) ((l0 >= ((0L) & sl) ? s.indexOf('x') : (i1 | a.length))));
                    }
                    try {
                        i1 = (a[a.length - 1] == i1 ? (byte) (s.length()) : (s.equals(s) ? (byte) (s.length()) : ((-36) % (-16))));
                        d0 = ((((double) l0) - ((1e10) - sd)) + (((float) ((-1851285744))) % (d0 + (1e10))));
                    }
                    catch (NullPointerException | ClassCastException e19) {
                        s += e19.getClass().getSimpleName().length() + "" + e19.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i1 %= ((int) (-0.0) << (int) (-7.75));
                    }
                }
                catch (ArithmeticException e20) {
                    s += e20.getClass().getSimpleName().length() + "" + e20.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 = s.indexOf(s);
                }
                finally {
                    l0 = (((l0 + l0) * (long) ((38))) / (long) (sd % (3.25)));
                }
                try {
                    if ((((a.length / i1) > i0) || (z))) {
                        i0 = (s.charAt(i0 & 3) / s.length());
                        i0 = (s.hashCode() >>> a.length);
                    }
                    try {
                        l1 = ((long) ((i0 % i1)) & ((l0 % (823L)) % (l0 ^ sl)));
                        o.f = (i1 + i0); o.g ^= (l0 / l0);
                    }
                    catch (NegativeArraySizeException e21) {
                        s += e21.getClass().getSimpleName().length() + "" + e21.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        l1 >>= (long) ((double) sl);
                    }
                    finally {
                        l0 = (((l1 / l1) * (l1 - l0)) ^ (long) (s.length()));
                    }
                }
                catch (NegativeArraySizeException e22) {
                    s += e22.getClass().getSimpleName().length() + "" + e22.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = ((double) ((long) d0 / (l0 % (-724L))));
                }
                finally {
                    i1 = (z ? ((i0 * (-26)) % i1) : ((int) l1 % h5(i1, a.length, (-6481700932461688406L))));
                }
            }
        }
        catch (RuntimeException g17) { t.append(g17).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c234() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x19 o = new GenProg11x19();
        int i0 = 27, i1 = -6;
        long l0 = 733L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                i0++; i1--; l1 += i0; d0 -= (l1 == l0 ? (-858586392) : a.length);
                break;
                case "":
                l0 <<= ((long) (i1) % (sl >>> (65536)));
                break;
                case "-":
                s = ("1é" + (l1)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                case "1":
                a[Math.floorMod((z ? (-1) : (-20)), a.length)] = ((s.length() + i1) << s.indexOf(""));
                break;
                default:
                s = z + (s) + (char) ('a' + (i0 & 7)) + ((l0 - l0)); if (s.length() > 40) s = s.substring(30);
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            l0 /= ((long) sd >>> ((36) == sf ? a.length : s.length()));
            a[Math.floorMod((i0 != a.length ? i0 : i1), a.length)] >>= s.indexOf(s);
        }
        catch (ArithmeticException e2) {
            s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            s = z + ("1é" + (sf)) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
        }
        finally {
            int w3 = 2;
            while (w3-- > 0) {
                try {
                    int w4 = 3;
                    while (w4-- > 0) {
                        i1 <<= s.indexOf(s);
                        l0 = (long) ((sd * sd) + (d0 / (Double.NaN)));
                    }
                    if (((6) / i1) == s.length()) {
                        i0++; i1--; l1 += i0; d0 -= (s.length() % i1);
                        l1 &= (long) (i1);
                    }
                    else {
                        o.f = (i1 % sf); o.g ^= (l0 * l0);
                    }
                }
                catch (NullPointerException | ClassCastException e5) {
                    s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    a[Math.floorMod((int) (1e300), a.length)] >>= (sf >> sf);
                }
                a[Math.floorMod((i1 | a.length), a.length)] = (byte) ((i1 >> i0));
            }
        }
        try {
            switch ((a[Math.floorMod(h2(i1, a.length, l0), a.length)]) & 7) {
                case 0:
                i1 %= (byte) ((s.length() * (34)));
                break;
                case 1:
                i0++; i1--; l1 += i0; d0 -= (byte) (i0);
                break;
                case 2:
                l1 *= ((l0 ^ (-2703357650300731980L)) * (sl & sl));
                break;
                case 3:
                o.f = (i0 - i0); o.g ^= (l0 / l0);
                break;
                case 4:
                l1 = (((long) ((1179555608)) | ((695L) & l0)) & (((994680480776370487L) >>> i1) + (long) d0));
                default:
                Object ob7 = s; s = String.valueOf((Comparable<?>) ob7); z = ob7 instanceof Number;
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            try {
                if (sd != (1e300)) {
                    l1 /= ((sl >>> i1) ^ (sl ^ (-75L)));
                    for (int k9 = 0; k9 < 2; k9 += 1) {
                        a[Math.floorMod(((897268291) % (28)), a.length)] >>>= (a.length | (-11));
                        i0 += k9;
                        i0 = h3((((1804459870) + (33)) & ((0) < s.length() ? sf : i1)), ((int) sl + (int) sd), ((sl % l0) / (sl ^ l0)));
                    }
                }
                else {
                    final int cap11 = ((Integer.MIN_VALUE) != i1 ? s.length() : (35));
                    java.util.function.IntUnaryOperator fn10 = x -> x * cap11 - (x >> 1);
                    i0 = fn10.applyAsInt(i1);
                }
                try {
                    a[Math.floorMod(((25) | i0), a.length)] ^= ((-1) >>> i1);
                    if ((int) l0 > (-960406720)) {
                        i1 <<= (int) (long) d0;
                        z = (int) sd < sf;
                    }
                    else {
                        i0 = s.indexOf('x');
                    }
                }
                catch (IndexOutOfBoundsException e12) {
                    s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = ((((3.25) % d0) / ((double) l0)) / (((1e300) / (0.5)) / ((float) (i1))));
                }
            }
            catch (RuntimeException e13) {
                s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[a.length - 1] %= (sf | a.length);
            }
            finally {
                a[(s.length() << sf)] = s.hashCode();
            }
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            switch ((s.indexOf("")) & 7) {
                case 0:
                o.f = h5(sf, i1, l0); o.g ^= ((828L) | (4395525929916874735L));
                break;
                case 1:
                s = s.substring((Integer.MAX_VALUE)); if (s.length() > 40) s = s.substring(30);
                case 2:
                i0 &= h1(-i0, (sf ^ i1), (l1 / sl));
                break;
                case 3:
                l1 /= ((l0 ^ l1) >>> (i1 >> s.length()));
                break;
                case 4:
                l0 = (((long) ((1521154932)) ^ (long) (sf)) / (long) ((0.5) - sd));
                break;
                default:
                i1 -= h1((sf >> i0), (i1 % s.length()), (long) (sf));
            }
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            for (int k16 = 0; k16 < 3; k16 += 1) {
                i0 <<= ((s.length() >>> s.length()) * i1);
                if (sd != d0) continue;
                i0 += k16;
                a[(i0 & 7)] = (int) ((-636L) - (-6908068033438367517L));
            }
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c235() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x19 o = new GenProg11x19();
        int i0 = 0, i1 = -38;
        long l0 = 3388686773582964712L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[8];
        try {
            l1 *= (long) ((float) (i0));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            s = "" + (a.length) + (((Integer.MAX_VALUE) & sf)); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            try {
                a[i1] = i1;
                l0 = (((long) (i1) ^ (l0 * (-173L))) >>> (int) ((double) (524L)));
            }
            catch (NullPointerException | ClassCastException e4) {
                s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 <<= (byte) ((byte) ((Integer.MAX_VALUE)));
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            int w6 = 1;
            while (w6-- > 0) {
                for (int k7 = 0; k7 < 1; k7 += 2) {
                    i1 = (((l0 != l1 ? i1 : i0) + a[Math.floorMod(((38) >> i1), a.length)]) / (d0 == sd ? (i0 <= a.length ? (17) : i0) : (i0 >>> (-36))));
                    i1 += k7;
                    l0 += (long) ((Double.NaN) - sd);
                }
                sf = i0++; sl += sf;
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            if (s.equals(ss)) {
                if (((z) & ((((18) != i0) & (z))))) {
                    l1 = ((long) ((0.5) - d0) / ((l0 & l0) & (long) sd));
                    l0 *= ((l0 / sl) - (l0 + l1));
                }
                else {
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        i1 = s.hashCode();
                        case "":
                        Object ob9 = l0; s = String.valueOf((String) ob9); z = ob9 instanceof Number;
                        case "-":
                        l1 = (long) ((double) (l0 >> s.length()));
                        break;
                        case "1":
                        s = s.substring(s.length()) + (((39) >>> i1)); if (s.length() > 40) s = s.substring(30);
                        break;
                        default:
                        s = z + ("1é") + (char) ('a' + (i0 & 7)) + ((l0 / sl)); if (s.length() > 40) s = s.substring(30);
                    }
                }
                try {
                    if (s.equals(ss)) {
                        z = ((!(l1 > (-18L))) && ((int) d0 < i0));
                        a[Math.floorMod((a.length & s.length()), a.length)] = a[Math.floorMod((byte) ((-24)), a.length)];
                    }
                    i0 = ((int) ((-78L) >> (-31)) >>> a[(i0 & 7)]);
                }
                catch (ArithmeticException e10) {
                    s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    z = sl <= (long) d0;
                }
            }
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c236() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x19 o = new GenProg11x19();
        int i0 = 28, i1 = 3;
        long l0 = 87L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            a[Math.floorMod((s.length() >>> s.length()), a.length)] += (sf >> a.length);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= (int) sl;
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            for (int k4 = 0; k4 < 7; k4 += 2) {
                s = s.substring(s.length()); if (s.length() > 40) s = s.substring(30);
                i0 += k4;
                l0 = (((l0 ^ l0) ^ (l0 ^ l0)) >> (byte) ((sl > l0 ? a.length : i0)));
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                o.f = ((1008950585) > i1 ? i1 : a.length); o.g ^= (l1 | (-401L));
                case "":
                Object ob6 = s; s = String.valueOf((Integer) ob6); z = ob6 instanceof Number;
                break;
                case "-":
                i0++; i1--; l1 += i0; d0 -= (i1 - (-13074391));
                break;
                case "1":
                Object ob7 = l0; s = String.valueOf((String) ob7); z = ob7 instanceof Number;
                break;
                default:
                l1 -= ((l0 / (-1L)) * (long) (i1));
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            l1 = (long) ((double) (l1 ^ l0));
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c237() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x19 o = new GenProg11x19();
        int i0 = 26, i1 = 5;
        long l0 = -481L, l1 = 11;
        double d0 = 0.5;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            d0 = ((float) ((((34) ^ sf) & (a.length >> (0)))));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                for (int k3 = 0; k3 < 5; k3 += 1) {
                    a[Math.floorMod((i1 << i1), a.length)] = ((sf ^ a.length) | (i0 >>> i1));
                    i1 += k3;
                    try {
                        a[(i0 & 7)] = (--i1 >> (z ? s.length() : (0)));
                        l1 = ((long) ((i1 << i1)) | (((-89L) * (872L)) | (sl + sl)));
                    }
                    catch (NullPointerException | ClassCastException e4) {
                        s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i1 *= (byte) (((0) * a.length));
                    }
                }
                final int cap6 = (byte) (s.length());
                java.util.function.IntUnaryOperator fn5 = x -> x * cap6 - (x >> 1);
                i0 = fn5.applyAsInt(i1);
            }
            catch (NegativeArraySizeException e7) {
                s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0++; i1--; l1 += i0; d0 -= (int) l0;
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            final int cap10 = a[Math.floorMod((byte) (a.length), a.length)];
            java.util.function.IntUnaryOperator fn9 = x -> x * cap10 - (x >> 1);
            i0 = fn9.applyAsInt(i1);
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            try {
                for (int k12 = 0; k12 < 5; k12 += 1) {
                    d0 = ((((-7.75) * (1.0 / 3)) + (sd - (-0.0))) % ((sd * (3.25)) * (d0 * sd)));
                    if (l0 < (l0 & l0)) continue;
                    i0 += k12;
                    z = h5(i0, s.length(), sl) != i1;
                }
                sf = (int) ((double) l1); sl += sf;
            }
            catch (RuntimeException e13) {
                s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                Object ob14 = 'c'; s = String.valueOf((String) ob14); z = ob14 instanceof Number;
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c238() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x19 o = new GenProg11x19();
        int i0 = 12, i1 = -164105182;
        long l0 = -172L, l1 = 11;
        double d0 = 3.25;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            if (sl < (l0 % sl)) {
                switch ((h3(i0, sf, sl)) & 7) {
                    case 0:
                    i0 = i1;
                    case 1:
                    l0 = (((l0 & l0) * (sl & l0)) ^ ((sl / sl) - (sl / l0)));
                    break;
                    case 2:
                    i1 = (h5(--i1, (i1 % (20)), ((-726L) / l0)) | ((i1 / a.length) * (a.length % (38))));
                    break;
                    case 3:
                    l1 = (((long) d0 ^ (long) (1e10)) & ((long) (s.length()) / (l1 - l1)));
                    case 4:
                    i1 /= s.hashCode();
                    default:
                    Object ob2 = a; s = String.valueOf((String) ob2); z = ob2 instanceof Number;
                }
                l0 |= (long) ((float) (i1));
            }
            else {
                Object ob3 = 'c'; s = String.valueOf((Long) ob3); z = ob3 instanceof Number;
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            l1 = ((((11L) | l0) | (l0 - (-662L))) * ((l1 % l0) ^ (l0 & l0)));
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            d0 = (((double) (long) (1e10)) % ((double) (sl * l0)));
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            s = s.substring((532645910)) + ((int) d0); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            i1 = (int) ((sl >>> (-25)) % (l0 * l0));
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c239() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x19 o = new GenProg11x19();
        int i0 = 28, i1 = 6;
        long l0 = 25L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            if (z) {
                s = s.substring(i1); if (s.length() > 40) s = s.substring(30);
                i0 = ((s.equals("x") ? (i1 >> a.length) : (sf | (31))) << s.charAt(i0 & 3));
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            s = s.substring(i0); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            try {
                s = z + (ss) + (char) ('a' + (i0 & 7)) + ((byte) ((0))); if (s.length() > 40) s = s.substring(30);
                if (s.equals("1é")) {
                    if ((-764L) >= (l1 % l0)) {
                        i0++; i1--; l1 += i0; d0 -= a.length;
                        i0 += ((i0 >> i1) & (i1 >>> (-37)));
                    }
                    else {
                        s = (ss).replace('1', 'x') + (a[Math.floorMod((byte) ((-1)), a.length)]); if (s.length() > 40) s = s.substring(30);
                    }
                    l1 = (long) ((float) (~i1));
                }
                else {
                    i0 &= ((int) l0 << (i0 + s.length()));
                }
            }
            catch (NegativeArraySizeException e4) {
                s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                sf = (((-9) / (0)) >>> ((-38) / i1)); sl += sf;
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        int w5 = 1;
        while (w5-- > 0) {
            i0 <<= s.indexOf(s);
            try {
                a[(i0 & 7)] = a[Math.floorMod((s.length() << s.length()), a.length)];
                if (s.equals(ss)) {
                    l0 <<= (long) ((15));
                    try {
                        z = !((((75L) < l0) ^ (z)));
                        a[a.length - 1] = ((i0 / i1) % h2(s.length(), i0, l0));
                    }
                    catch (ArithmeticException e6) {
                        s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        o.f = (int) l0; o.g ^= (l0 % l1);
                    }
                    finally {
                        l0 = ((long) (d0 / (-7.75)) >> (((25) % s.length()) - ((13) ^ s.length())));
                    }
                }
            }
            catch (RuntimeException e7) {
                s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l1 = (long) (((float) (i0)) % ((1e300) - (1e300)));
            }
        }
        try {
            try {
                a[s.indexOf(s)] |= (sf & (1520652647));
                sf = s.hashCode(); sl += sf;
            }
            catch (ArithmeticException e9) {
                s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i1 += i1;
            }
            finally {
                int w10 = 6;
                while (w10-- > 0) {
                    try {
                        i0 &= (byte) (h3(i1, s.length(), l0));
                        Object ob11 = i0; s = String.valueOf((Integer) ob11); z = ob11 instanceof Number;
                    }
                    catch (ArithmeticException e12) {
                        s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0 = (int) (((-458L) & l0) | (sl >> a.length));
                    }
                    finally {
                        sf = (int) ((double) sl); sl += sf;
                    }
                    a[(i0 & 7)] = (l1 != (sl ^ (401L)) ? s.hashCode() : s.indexOf('x'));
                }
            }
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }


    static Object call(int id) {
        switch (id) {
            case 228: return c228();
            case 229: return c229();
            case 230: return c230();
            case 231: return c231();
            case 232: return c232();
            case 233: return c233();
            case 234: return c234();
            case 235: return c235();
            case 236: return c236();
            case 237: return c237();
            case 238: return c238();
            case 239: return c239();
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
        for (int id = 228; id < 240; id++) {
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
