public class GenProg11x3 {
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
        final int cap2 = (byte) (sf);
        java.util.function.IntUnaryOperator fn1 = x -> x * cap2 - (x >> 1);
        i0 = fn1.applyAsInt(i1);
        switch ((((1217728621) >>> i1)) & 0x3070) {
            case 0:
            sf = (a.length | ((-22) + i1)); sl += sf;
            break;
            case 4112:
            i1 += (a[(i0 & 7)] | (l0 <= l1 ? i1 : s.length()));
            break;
            case 8224:
            i1 = (((-3) + (i0 / s.length())) / ~i1);
            case 12336:
            z = sd == sd;
            break;
            case 16448:
            d0 = ((((double) l1) / ((float) (i0))) % ((d0 + d0) + ((1e10) % sd)));
            break;
            default:
            a[Math.floorMod(((1) >>> sf), a.length)] = (int) ((3.25) * sd);
        }
        i0++; i1--; l1 += i0; d0 -= (int) (1.0 / 3);
        return i0 * 31 + i1 + (int) l0;
    }

    static int h1(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                l0 = (long) ((a[Math.floorMod((sf | i1), a.length)] >> a.length));
                case "":
                sf = (((65536) == (-20) ? i0 : (-24)) ^ (int) l0); sl += sf;
                case "-":
                sf = ((z ? (850246105) : i1) + (s.length() >> i1)); sl += sf;
                case "1":
                a[Math.floorMod((i1 / s.length()), a.length)] = (byte) (s.charAt(i0 & 3));
                break;
                default:
                a[Math.floorMod((s.length() - (2040605154)), a.length)] = (h0(i1, s.length(), l0) >= i1 ? (byte) (i0) : s.indexOf("1"));
            }
            int w1 = 5;
            while (w1-- > 0) {
                int w2 = 2;
                while (w2-- > 0) {
                    try {
                        i0++; i1--; l1 += i0; d0 -= (a.length >>> s.length());
                        l0 = (((long) (sf) >> (sf | s.length())) & ((long) sd << (i0 << i1)));
                    }
                    catch (RuntimeException e3) {
                        s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                    }
                    l0 += ((l1 | l0) | (l1 >> i1));
                }
                s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
            }
        }
        catch (RuntimeException e4) {
            s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            s = z + ("") + (char) ('a' + (i0 & 7)) + ((int) sd); if (s.length() > 40) s = s.substring(30);
        }
        finally {
            i1 = i1;
        }
        for (int k5 = 0; k5 < 1; k5 += 2) {
            a[Math.floorMod((i0 <= sf ? (1939460559) : i1), a.length)] = (int) (sd * d0);
            if ((((4508191894670149155L) < sl) && (i1 != i1))) break;
            i1 += k5;
            final int cap7 = (i1 & sf);
            java.util.function.IntUnaryOperator fn6 = x -> x * cap7 - (x >> 1);
            i0 = fn6.applyAsInt(i1);
        }
        int w8 = 3;
        while (w8-- > 0) {
            int w9 = 3;
            while (w9-- > 0) {
                for (int k10 = 0; k10 < 8; k10 += 1) {
                    a[Math.floorMod((s.length() & i1), a.length)] = ((i1 * i1) - (328949378));
                    i0 += k10;
                    i0 = (s.indexOf("") & (((-19) >> i1) ^ ~i1));
                }
                final int cap12 = (int) sl;
                java.util.function.IntUnaryOperator fn11 = x -> x * cap12 - (x >> 1);
                i0 = fn11.applyAsInt(i1);
            }
            try {
                if (z) {
                    try {
                        d0 = (((sd % d0) + (sd - sd)) + ((d0 - d0) / (d0 - sd)));
                        l1 ^= (((701L) / l0) ^ ((712L) >>> i0));
                    }
                    catch (IndexOutOfBoundsException e13) {
                        s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0 = (2);
                    }
                    switch ((i0++) & 7) {
                        case 0:
                        l1 = (((l1 + l0) * (sl / l0)) >> a[(i0 & 7)]);
                        break;
                        case 1:
                        i1 = (byte) ((int) (sd + sd));
                        break;
                        case 2:
                        Object ob14 = 'c'; s = String.valueOf((Integer) ob14); z = ob14 instanceof Number;
                        case 3:
                        i0++; i1--; l1 += i0; d0 -= (byte) (i1);
                        break;
                        case 4:
                        z = l1 == (long) (-0.0);
                        default:
                        d0 = ((((double) (-1L)) % (d0 * (3.25))) * ((double) (long) d0));
                    }
                }
                d0 = ((double) ((long) (-0.0) + (long) d0));
            }
            catch (RuntimeException e15) {
                s += e15.getClass().getSimpleName().length() + "" + e15.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                sf = (s.charAt(i0 & 3) & (s.length() % i1)); sl += sf;
            }
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h2(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        if (s.equals("")) {
            a[(i0 & 7)] = h1((z ? i1 : (27)), (i1 == i0 ? (-37) : s.length()), (l1 & sl));
            for (int k1 = 0; k1 < 4; k1 += 1) {
                a[(i1 * sf)] = (((Integer.MAX_VALUE) << sf) >>> a[(i0 >>> a.length)]);
                i0 += k1;
                l1 >>>= ((sl / l0) & (l1 - l1));
            }
        }
        z = (-6855554070304831639L) <= (sl << (12));
        try {
            Object ob2 = d0; s = String.valueOf((String) ob2); z = ob2 instanceof Number;
            try {
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    i1 = s.hashCode();
                    break;
                    case "":
                    i0++; i1--; l1 += i0; d0 -= a[a.length - 1];
                    break;
                    case "-":
                    a[Math.floorMod(((1056511124) + i1), a.length)] = ((sl == l0 ? sf : (-26)) << (s.length() * i0));
                    break;
                    case "1":
                    s = s.substring((27)) + ((byte) (sf)); if (s.length() > 40) s = s.substring(30);
                    break;
                    default:
                    sf = (byte) (sf); sl += sf;
                }
                a[Math.floorMod((int) d0, a.length)] += (i0 + (-7));
            }
            catch (NullPointerException | ClassCastException e3) {
                s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0++; i1--; l1 += i0; d0 -= -i0;
            }
        }
        catch (NullPointerException | ClassCastException e4) {
            s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            Object ob5 = a; s = String.valueOf((Long) ob5); z = ob5 instanceof Number;
        }
        finally {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                a[Math.floorMod((a.length - i0), a.length)] = (s.equals(s) ? (sf & i0) : (i0 >>> a.length));
                case "":
                i0 = (!(!(l1 <= sl)) ? h0((i1 / i1), ((-1186106198) % sf), (l0 - l0)) : (h0(sf, sf, l1) + (int) sd));
                break;
                case "-":
                l1 &= ((sl + l1) / (l0 ^ (-8297241934740042954L)));
                case "1":
                d0 = ((double) (long) (((Integer.MIN_VALUE) >>> i1)));
                default:
                a[Math.floorMod(((-999346407) & i0), a.length)] |= (a.length >> s.length());
            }
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h3(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        int w1 = 2;
        while (w1-- > 0) {
            try {
                i0++; i1--; l1 += i0; d0 -= (sf / a.length);
                switch (((int) (326L)) & 7) {
                    case 0:
                    d0 = ((float) (((i1 / s.length()) & (i1 - i1))));
                    case 1:
                    i1 = (int) (long) (d0 / (-0.0));
                    case 2:
                    Object ob2 = a; s = String.valueOf((Comparable<?>) ob2); z = ob2 instanceof Number;
                    case 3:
                    i0 = a[Math.floorMod((byte) (a.length), a.length)];
                    case 4:
                    a[a.length - 1] >>= (int) sd;
                    break;
                    default:
                    i0 = ((byte) ((i1 | (-15759944))) & ((int) l0 ^ (s.length() << (-1293585916))));
                }
            }
            catch (NegativeArraySizeException e3) {
                s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l1 ^= (((Long.MIN_VALUE) + (0L)) * (l0 - l1));
            }
            finally {
                i1 = s.indexOf('x');
            }
            Object ob4 = i0; s = String.valueOf((Integer) ob4); z = ob4 instanceof Number;
        }
        i0 = ((int) ((double) l1) % a[a.length - 1]);
        i1 = (((z) & (z)) ? (i0 >= i1 ? (i1 & i0) : (byte) (a.length)) : ((i1 % i1) ^ (sf >= a.length ? i1 : i1)));
        return i0 * 31 + i1 + (int) l0;
    }

    static int h4(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        sf = ((sf ^ i1) + (i1 + (-2))); sl += sf;
        try {
            a[Math.floorMod(((367930560) >>> a.length), a.length)] = h3((sf >>> a.length), s.indexOf("1"), (l1 ^ sl));
            int w1 = 4;
            while (w1-- > 0) {
                i0 = (-i0 & ((i0 | (1333242575)) >> (i1 - a.length)));
                for (int k2 = 0; k2 < 4; k2 += 2) {
                    i0 = a[Math.floorMod(((2) << (16)), a.length)];
                    if (l0 <= (l0 | l1)) break;
                    i0 += k2;
                    l0 += ((sl << s.length()) | (long) d0);
                }
            }
        }
        catch (NegativeArraySizeException e3) {
            s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            a[Math.floorMod((i1 >> i1), a.length)] |= (i0 + (Integer.MAX_VALUE));
        }
        a[Math.floorMod((byte) ((-8)), a.length)] ^= (-1603739662);
        return i0 * 31 + i1 + (int) l0;
    }

    static int h5(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        if ((byte) (s.length()) != i1) {
            for (int k1 = 0; k1 < 8; k1 += 1) {
                d0 = ((float) (s.indexOf(s)));
                if (s.equals("x")) break;
                i1 += k1;
                i0++; i1--; l1 += i0; d0 -= a[Math.floorMod((i1 / s.length()), a.length)];
            }
            l0 |= ((l0 | (364L)) / (l0 << (-33)));
        }
        else {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                l1 = ((long) ((1.0 / 3) - (1e10)) >>> s.indexOf(""));
                break;
                case "":
                i0 = (byte) ((Integer.MAX_VALUE));
                break;
                case "-":
                l0 *= (long) ((int) d0);
                break;
                case "1":
                l1 = (((l0 + (930L)) >> (sf >> i0)) | ((l1 / sl) | (l0 / (4294967296L))));
                default:
                i0++; i1--; l1 += i0; d0 -= i1;
            }
        }
        try {
            for (int k2 = 0; k2 < 8; k2 += 2) {
                s = (ss).replace('1', 'x') + ((i0 > sf ? (15) : sf)); if (s.length() > 40) s = s.substring(30);
                i1 += k2;
                d0 = ((double) (long) ((s.length() * a.length)));
            }
            switch (((i1 | i0)) & 0x3070) {
                case 0:
                i0++; i1--; l1 += i0; d0 -= (i1 | a.length);
                break;
                case 4112:
                a[(i0 & 7)] = ((i1 << (0)) >> (i1 % i1));
                break;
                case 8224:
                i0++; i1--; l1 += i0; d0 -= sf;
                case 12336:
                d0 = ((((double) l1) % ((double) l0)) / (((double) sl) % (d0 - d0)));
                break;
                case 16448:
                l1 = ((long) (((-18) % a.length)) | ((l0 / l0) << ((0) & a.length)));
                break;
                default:
                i1 = (byte) (s.charAt(i0 & 3));
            }
        }
        catch (IndexOutOfBoundsException e3) {
            s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            l1 = (((l0 % l0) + (l0 | l0)) - ((l0 | l0) & (l0 & l1)));
        }
        l0 >>= ((l0 / sl) ^ (sl % l0));
        return i0 * 31 + i1 + (int) l0;
    }

    static Object c36() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x3 o = new GenProg11x3();
        int i0 = -14, i1 = Integer.MIN_VALUE;
        long l0 = 843L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            i0++; i1--; l1 += i0; d0 -= h3((65536), sf, sl);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            l0 = (long) (((double) (2941223356592205803L)) - ((double) l0));
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            final int cap5 = h2(i0, i0, (-725L));
            java.util.function.IntUnaryOperator fn4 = x -> x * cap5 - (x >> 1);
            i0 = fn4.applyAsInt(i1);
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            if (!(!(i0 > i1))) {
                i0++; i1--; l1 += i0; d0 -= ((65536) % (-23));
                if ((a.length * i1) != (0)) {
                    if (!(sl != (l0 / l1))) {
                        sf = h3((sf < (3) ? i0 : i0), (int) d0, (l0 * l1)); sl += sf;
                        Object ob7 = l0; s = String.valueOf((Long) ob7); z = ob7 instanceof Number;
                    }
                    switch ((i0) & 7) {
                        case 0:
                        z = ((((i1 < s.length()) ^ (i1 != a.length))) && (--i1 < (-1)));
                        break;
                        case 1:
                        d0 = ((double) (((-758L) * l0) % ((-502L) | l0)));
                        break;
                        case 2:
                        sf = (int) (sd * sd); sl += sf;
                        break;
                        case 3:
                        i1 = sf;
                        break;
                        case 4:
                        z = (int) d0 > s.length();
                        default:
                        i1 &= (h2((-43377720), a.length, sl) - ((-1) & i0));
                    }
                }
            }
            else {
                d0 = ((float) ((int) (d0 / (3.25))));
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            try {
                l1 -= ((sl + l0) & (l0 / l1));
                try {
                    i0 = (int) ((l1 / l0) + (long) (s.length()));
                    s = z + ("1é") + (char) ('a' + (i0 & 7)) + ((byte) ((17))); if (s.length() > 40) s = s.substring(30);
                }
                catch (IndexOutOfBoundsException e9) {
                    s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    o.f = (byte) ((5)); o.g ^= (sl ^ l1);
                }
                finally {
                    final int cap11 = (i1 % s.length());
                    java.util.function.IntUnaryOperator fn10 = x -> x * cap11 - (x >> 1);
                    i0 = fn10.applyAsInt(i1);
                }
            }
            catch (NegativeArraySizeException e12) {
                s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod(((1528974470) - i0), a.length)] = (int) ((-424L) - (-630L));
            }
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            d0 = (((sd - sd) - (sd * d0)) + (((double) l1) - (d0 - sd)));
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        try {
            for (int k15 = 0; k15 < 6; k15 += 2) {
                i0++; i1--; l1 += i0; d0 -= --i1;
                i0 += k15;
                final int cap17 = s.indexOf("1");
                java.util.function.IntUnaryOperator fn16 = x -> x * cap17 - (x >> 1);
                i0 = fn16.applyAsInt(i1);
            }
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            a[Math.floorMod((s.length() | (1)), a.length)] &= a[Math.floorMod((i1 / i0), a.length)];
        }
        catch (RuntimeException g18) { t.append(g18).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c37() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x3 o = new GenProg11x3();
        int i0 = Integer.MAX_VALUE, i1 = Integer.MIN_VALUE;
        long l0 = -767L, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            if (sd == sd) {
                if (a[Math.floorMod((byte) ((-23)), a.length)] > i1) {
                    l1 = (((l1 | l1) % ((-651L) % l1)) / ((long) (i1) | ((-40L) ^ sl)));
                    if (l0 <= ((-7155547001929857694L) % l1)) {
                        z = !((((11) > s.length()) && (sf < (29))));
                        i0++; i1--; l1 += i0; d0 -= a[Math.floorMod(~i1, a.length)];
                    }
                    else {
                        a[Math.floorMod((i1 * a.length), a.length)] = ~i1;
                    }
                }
                else {
                    try {
                        d0 = (((sd - (-7.75)) * ((-0.0) * sd)) / ((d0 / (0.5)) / ((1.0 / 3) + d0)));
                        i1 = (s.indexOf("") - s.indexOf(s));
                    }
                    catch (RuntimeException e2) {
                        s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[a.length - 1] -= h5((-15), i0, l1);
                    }
                }
                a[Math.floorMod(i0++, a.length)] &= -i0;
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i0 = s.hashCode();
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            switch (((byte) (i0)) & 0x3070) {
                case 0:
                i1 -= ((int) l1 + a[Math.floorMod(a[Math.floorMod((i1 << i1), a.length)], a.length)]);
                break;
                case 4112:
                a[Math.floorMod((i1 >> a.length), a.length)] = ((int) sd >> (int) d0);
                break;
                case 8224:
                l0 = ((long) (i1) - (long) (a[Math.floorMod((s.length() / s.length()), a.length)]));
                break;
                case 12336:
                i0++; i1--; l1 += i0; d0 -= (sf >>> i0);
                case 16448:
                i0 ^= (s.charAt(i0 & 3) >> s.charAt(i0 & 3));
                break;
                default:
                sf = (s.equals("") ? (i1 <= (17) ? i0 : s.length()) : (int) l0); sl += sf;
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        if (s.equals("")) {
            s = "x" + (i1) + ((i1 * (12))); if (s.length() > 40) s = s.substring(30);
            a[(a.length / i0)] += ((-19) - i1);
        }
        else {
            l1 = (((sl * (447L)) & (l0 | l1)) | (long) ((i1 / i1)));
        }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c38() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x3 o = new GenProg11x3();
        int i0 = -1, i1 = 8;
        long l0 = -390537985007149945L, l1 = 11;
        double d0 = 1.0 / 3;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            l0 = (((sl - sl) ^ (sl ^ l0)) >>> s.indexOf("1"));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            final int cap4 = (i0 << sf);
            java.util.function.IntUnaryOperator fn3 = x -> x * cap4 - (x >> 1);
            i0 = fn3.applyAsInt(i1);
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            z = (Long.MAX_VALUE) > ((-1193099797840367238L) % l0);
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            try {
                for (int k7 = 0; k7 < 4; k7 += 2) {
                    sf = (Integer.MAX_VALUE); sl += sf;
                    if (((z) | (i1 <= s.length()))) continue;
                    i0 += k7;
                    int w8 = 6;
                    while (w8-- > 0) {
                        z = !((((37) != (-268572594)) && ((-18) < i1)));
                        l1 = (long) ((float) ((int) (3.25)));
                    }
                }
                int w9 = 6;
                while (w9-- > 0) {
                    a[Math.floorMod((s.length() >> (-3)), a.length)] ^= h4((-38), s.length(), l1);
                    switch ((h3(i1, i0, l0)) & 7) {
                        case 0:
                        s = "x" + (s.length()) + ((int) l0); if (s.length() > 40) s = s.substring(30);
                        break;
                        case 1:
                        l0 >>= ((long) (i0) ^ (long) sd);
                        case 2:
                        sf = ((22) & (byte) (i0)); sl += sf;
                        case 3:
                        i0 = (int) ((double) ((-273L) ^ l0));
                        case 4:
                        i0 = (int) ((sd - sd) + ((double) l0));
                        break;
                        default:
                        i0 <<= h3(-i0, (2), ((-170L) + l1));
                    }
                }
            }
            catch (NullPointerException | ClassCastException e10) {
                s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 &= a[a.length - 1];
            }
            finally {
                l1 = (((sl | (-4740426476300536018L)) & (l0 - l1)) << ((a.length << s.length()) / (int) l0));
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            i1 = ((int) ((double) (935L)) >>> (byte) ((a.length >> i0)));
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= (a.length - sf);
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            try {
                l0 = (long) ((a.length / h0(s.length(), i1, l0)));
                int w14 = 3;
                while (w14-- > 0) {
                    try {
                        l0 = (long) ((double) (l1 & sl));
                        a[Math.floorMod((int) (-0.0), a.length)] = h4((i1 - s.length()), (int) l1, (l0 * l1));
                    }
                    catch (NullPointerException | ClassCastException e15) {
                        s += e15.getClass().getSimpleName().length() + "" + e15.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[Math.floorMod(s.indexOf(""), a.length)] = s.indexOf(s);
                    }
                    o.f = ((2) | sf); o.g ^= (sl << (6));
                }
            }
            catch (NegativeArraySizeException e16) {
                s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                d0 = (((double) (sl ^ l0)) * ((double) (long) (s.length())));
            }
            finally {
                try {
                    i0 = (a[Math.floorMod(s.indexOf('x'), a.length)] + -i0);
                    i0++; i1--; l1 += i0; d0 -= ((509588205) >> i1);
                }
                catch (NullPointerException | ClassCastException e17) {
                    s += e17.getClass().getSimpleName().length() + "" + e17.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = ((((float) (i1)) * ((float) (i1))) + (((Double.NaN) / d0) + (d0 + (1.0 / 3))));
                }
            }
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c39() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x3 o = new GenProg11x3();
        int i0 = 15, i1 = -1538293254;
        long l0 = Long.MAX_VALUE, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            s = z + ("x") + (char) ('a' + (i0 & 7)) + ((long) d0); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i0 = s.indexOf("1");
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            switch (((i0 >> a.length)) & 7) {
                case 0:
                d0 = ((((3.25) * d0) - (d0 * d0)) / ((sd % sd) / (d0 * (-7.75))));
                break;
                case 1:
                i0 = (byte) (s.indexOf(""));
                break;
                case 2:
                Object ob4 = i0; s = String.valueOf((Long) ob4); z = ob4 instanceof Number;
                case 3:
                sf = (int) (sl / sl); sl += sf;
                case 4:
                i1 = s.indexOf("1");
                break;
                default:
                i0 = ((byte) ((int) l0) ^ (s.hashCode() * (sf % i1)));
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            if (l1 < (l0 >>> i1)) {
                l0 *= (long) ((1e300) + sd);
                i0++; i1--; l1 += i0; d0 -= (int) sl;
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c40() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x3 o = new GenProg11x3();
        int i0 = 39, i1 = Integer.MIN_VALUE;
        long l0 = 8431441093303558952L, l1 = 11;
        double d0 = 0.5;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[8];
        try {
            try {
                i0 = s.indexOf('x');
                if (s.equals(s)) {
                    for (int k2 = 0; k2 < 7; k2 += 1) {
                        i0 = (h5((s.length() % i1), (s.length() << s.length()), (long) (i1)) >>> (int) ((1e300) % (1.0 / 3)));
                        i0 += k2;
                        s = ("").replace('1', 'x') + ((i1 & i0)); if (s.length() > 40) s = s.substring(30);
                    }
                    o.f = ((-1713797571) >> sf); o.g ^= (l0 / (-2350068685594776328L));
                }
            }
            catch (NegativeArraySizeException e3) {
                s += e3.getClass().getSimpleName().length() + "" + e3.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                o.f = ~i1; o.g ^= ((-2656558839121966660L) & l0);
            }
            finally {
                for (int k4 = 0; k4 < 4; k4 += 1) {
                    l1 = (long) (((sf % i1) >>> (int) d0));
                    i1 += k4;
                    o.f = (i1 != i1 ? (35) : a.length); o.g ^= (l0 >> (-14642514));
                }
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= (a.length & sf);
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            try {
                if (!((i1 * (-9)) != a.length)) {
                    i1 = a[Math.floorMod((sf >>> (9)), a.length)];
                    int w7 = 2;
                    while (w7-- > 0) {
                        s = (z + ("x") + (char) ('a' + (i0 & 7))).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                        a[Math.floorMod((i1 >> a.length), a.length)] %= a[(i0 & 7)];
                    }
                }
                else {
                    Object ob8 = i0; s = String.valueOf((Integer) ob8); z = ob8 instanceof Number;
                }
                try {
                    try {
                        i0 = s.indexOf(s);
                        d0 = (((sd / sd) % ((double) (-8056308264859841625L))) + ((float) (a[a.length - 1])));
                    }
                    catch (NullPointerException | ClassCastException e9) {
                        s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        o.f = ((-4) % sf); o.g ^= ((-251L) + l0);
                    }
                    int w10 = 6;
                    while (w10-- > 0) {
                        i1 = (((int) l0 | (i1 << sf)) / (int) (sl % (928L)));
                        l1 = (((l1 % l0) / (sl * (Long.MAX_VALUE))) & ((l0 / l0) << (z ? (-13) : (16))));
                    }
                }
                catch (NullPointerException | ClassCastException e11) {
                    s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 += ((a.length / i1) >> (int) l0);
                }
                finally {
                    for (int k12 = 0; k12 < 1; k12 += 1) {
                        l1 >>>= ((l0 | l1) ^ (sl % sl));
                        i0 += k12;
                        i0 = h2((int) (l0 % l0), (h0(s.length(), a.length, l0) | (a.length * sf)), (long) (sd - (1e300)));
                    }
                }
            }
            catch (NullPointerException | ClassCastException e13) {
                s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                z = (1.0 / 3) != sd;
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            Object ob15 = s; s = String.valueOf((String) ob15); z = ob15 instanceof Number;
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            int w17 = 6;
            while (w17-- > 0) {
                i1 = (byte) ((int) ((1e10) / (-7.75)));
                i0 = (int) (((-7.75) * sd) % ((float) (s.length())));
            }
        }
        catch (RuntimeException g16) { t.append(g16).append(';'); }
        try {
            o.f = (byte) (a.length); o.g ^= (l0 - sl);
        }
        catch (RuntimeException g18) { t.append(g18).append(';'); }
        try {
            o.f = a[Math.floorMod(i0++, a.length)]; o.g ^= (l0 | (4614291734561514830L));
        }
        catch (RuntimeException g19) { t.append(g19).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= ((-9) * i0);
        }
        catch (RuntimeException g20) { t.append(g20).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c41() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x3 o = new GenProg11x3();
        int i0 = -1471465825, i1 = -15;
        long l0 = 448L, l1 = 11;
        double d0 = -7.75;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[3];
        try {
            z = !(!(z));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            for (int k3 = 0; k3 < 3; k3 += 1) {
                i0 = (int) (((-976L) ^ (138L)) >>> ((Integer.MIN_VALUE) & i1));
                i1 += k3;
                z = z;
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            for (int k5 = 0; k5 < 5; k5 += 2) {
                a[Math.floorMod(((Integer.MIN_VALUE) - s.length()), a.length)] *= (a.length - s.length());
                i1 += k5;
                i1 = (z ? (!(z) ? ((-1980495199) | i1) : (int) d0) : (z ? s.indexOf('x') : (i1 & i1)));
            }
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            try {
                l1 &= ((l0 ^ l0) * (long) d0);
                int w7 = 1;
                while (w7-- > 0) {
                    int w8 = 3;
                    while (w8-- > 0) {
                        a[Math.floorMod((12), a.length)] = s.indexOf('x');
                        i1 = (((15) & (i0 >>> i0)) & a.length);
                    }
                    if (d0 >= sd) {
                        z = z;
                        l0 /= (long) (a[(i0 & 7)]);
                    }
                    else {
                        i1 = i0++;
                    }
                }
            }
            catch (RuntimeException e9) {
                s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l1 = ((long) (sd % (1e300)) + (long) ((int) l0));
            }
            finally {
                if (((-7) % i1) <= i1) {
                    i0++; i1--; l1 += i0; d0 -= h2(i0, i1, sl);
                    int w10 = 5;
                    while (w10-- > 0) {
                        s = z + ((s).replace('1', 'x')) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                        sf = (int) ((float) (s.length())); sl += sf;
                    }
                }
                else {
                    try {
                        i0 = --i1;
                        a[Math.floorMod(((9) & i1), a.length)] = sf;
                    }
                    catch (ArithmeticException e11) {
                        s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0 = (int) ((long) (s.length()) - ((Long.MIN_VALUE) - sl));
                    }
                    finally {
                        l1 = (long) ((d0 * (-0.0)) * (d0 % sd));
                    }
                }
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c42() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x3 o = new GenProg11x3();
        int i0 = 0, i1 = 37;
        long l0 = Long.MAX_VALUE, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            l0 = (long) (a[Math.floorMod((int) (167L), a.length)]);
            for (int k1 = 0; k1 < 7; k1 += 1) {
                Object ob2 = i0; s = String.valueOf((Comparable<?>) ob2); z = ob2 instanceof Number;
                if (((-2155245344245869383L) < l0 ? s.length() : sf) < (-8)) continue;
                i0 += k1;
                try {
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        i0++; i1--; l1 += i0; d0 -= (z ? (-37) : i1);
                        break;
                        case "":
                        s = "" + (i1) + (~i1); if (s.length() > 40) s = s.substring(30);
                        break;
                        case "-":
                        l1 = ((long) (a[(i0 & 7)]) % ((l1 + l0) / (long) sd));
                        break;
                        case "1":
                        o.f = ((-23) | i0); o.g ^= (long) d0;
                        default:
                        l1 ^= ((l1 * l1) / (sl + l0));
                    }
                    int w3 = 3;
                    while (w3-- > 0) {
                        i0 >>= ((a.length << (-23)) >> (s.length() * s.length()));
                        sf = i1; sl += sf;
                    }
                }
                catch (ArithmeticException e4) {
                    s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 &= (((21) & (-14)) << (s.length() >>> (20)));
                }
                finally {
                    d0 = ((((double) (-365L)) + (d0 / d0)) + ((float) (h0((-32), s.length(), l0))));
                }
            }
        }
        catch (ArithmeticException e5) {
            s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            Object ob6 = 'c'; s = String.valueOf((Comparable<?>) ob6); z = ob6 instanceof Number;
        }
        try {
            l1 |= ((long) d0 << --i1);
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            i1 -= (int) (long) (sf);
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            i1 = ((int) (sd * sd) - (l0 < (l0 << i1) ? (s.length() - i1) : s.indexOf('x')));
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            z = sd > sd;
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            try {
                o.f = h4((Integer.MAX_VALUE), i0, sl); o.g ^= (l0 >>> a.length);
                i0 = (int) ((long) (sf) >>> (a.length >> s.length()));
            }
            catch (ArithmeticException e12) {
                s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i1 = ((((65536) * (-28)) ^ h3(i1, i1, (4541415737502017566L))) - (int) (d0 + d0));
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            o.f = (sf / i0); o.g ^= ((170L) % l1);
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c43() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x3 o = new GenProg11x3();
        int i0 = -29, i1 = 2;
        long l0 = 1L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            i0++; i1--; l1 += i0; d0 -= (int) sd;
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            try {
                l1 = (long) ((float) (((-22) | (-20))));
                if (l1 != (l1 & l0)) {
                    Object ob3 = d0; s = String.valueOf((Long) ob3); z = ob3 instanceof Number;
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        l0 = (long) (((int) l0 / ((22) + (-29))));
                        case "":
                        a[(i0 & 7)] -= (int) (-0.0);
                        case "-":
                        d0 = ((double) (long) (i1));
                        break;
                        case "1":
                        i1 *= (s.indexOf(s) >> h3(i1, i1, (-933L)));
                        break;
                        default:
                        i0 = (int) (((-537L) * l1) & ((-310L) | l0));
                    }
                }
            }
            catch (IndexOutOfBoundsException e4) {
                s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                l1 = (((l0 % l1) << (i0 >> (4))) | ((long) (sf) | (long) sd));
            }
            finally {
                if (z) {
                    l0 = ((long) ((1e300) / (1e10)) ^ (long) (d0 * sd));
                    if (s.equals("x")) {
                        l0 = (((sl / sl) / (sl >> (21))) & ((l0 >>> i0) | (l0 - l0)));
                        sf = (int) (l0 << a.length); sl += sf;
                    }
                    else {
                        a[Math.floorMod(s.indexOf('x'), a.length)] = ((sf / i0) % (int) d0);
                    }
                }
                else {
                    a[(i0 & 7)] ^= (int) d0;
                }
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        final int cap6 = (int) sd;
        java.util.function.IntUnaryOperator fn5 = x -> x * cap6 - (x >> 1);
        i0 = fn5.applyAsInt(i1);
        try {
            if (s.equals(ss)) {
                for (int k8 = 0; k8 < 8; k8 += 2) {
                    i0 = (h0(a[Math.floorMod(a[Math.floorMod((s.length() >> sf), a.length)], a.length)], s.indexOf('x'), ((4192305302141699259L) * (149L))) | -i0);
                    i0 += k8;
                    int w9 = 1;
                    while (w9-- > 0) {
                        d0 = (((double) (sl << i1)) / (((double) l0) - (d0 + (-7.75))));
                        Object ob10 = s; s = String.valueOf((String) ob10); z = ob10 instanceof Number;
                    }
                }
                for (int k11 = 0; k11 < 8; k11 += 2) {
                    sf = s.indexOf(s); sl += sf;
                    i0 += k11;
                    d0 = (((float) ((i1 & i0))) % (((1e10) + sd) * (sd / sd)));
                }
            }
            else {
                l0 /= ((l1 + l0) * (long) sd);
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            l0 = (long) (((double) sl) / ((3.25) % sd));
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            l1 = (((l0 | sl) & ((-6145635281003969860L) | sl)) % (long) (d0 * d0));
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        try {
            i1 = ((h3(s.length(), a.length, l0) + (i1 - (-15))) % ((byte) (i0) + (i1 >>> s.length())));
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                sf = (int) ((613L) ^ (468L)); sl += sf;
                break;
                case "":
                sf = (int) (long) (0.5); sl += sf;
                case "-":
                a[Math.floorMod(s.indexOf(s), a.length)] = ((i1 >>> i1) * (s.length() * sf));
                break;
                case "1":
                z = z;
                break;
                default:
                o.f = (byte) (i1); o.g ^= (l0 ^ (16L));
            }
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        try {
            l1 = (((l0 / sl) << (int) sl) | ((long) (i1) % (l0 / l0)));
        }
        catch (RuntimeException g16) { t.append(g16).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c44() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x3 o = new GenProg11x3();
        int i0 = Integer.MAX_VALUE, i1 = -27;
        long l0 = -849L, l1 = 11;
        double d0 = 0.5;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            try {
                d0 = ((((float) (s.length())) / ((-7.75) % (Double.NaN))) % ((double) ((612L) >>> i1)));
                o.f = (i1 >>> i1); o.g ^= ((454L) + l0);
            }
            catch (NullPointerException | ClassCastException e2) {
                s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod((i1 - (8)), a.length)] /= s.indexOf('x');
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            int w4 = 1;
            while (w4-- > 0) {
                switch (s.substring(0, Math.min(1, s.length()))) {
                    case "x":
                    i1 = (a[(i0 & 7)] - (!(i0 > i1) ? ((16) >>> i1) : i1));
                    case "":
                    sf = ((i1 & i0) + a[Math.floorMod((int) l0, a.length)]); sl += sf;
                    break;
                    case "-":
                    s = s.substring(i1); if (s.length() > 40) s = s.substring(30);
                    break;
                    case "1":
                    sf = (((Integer.MAX_VALUE) - i1) << (i1 <= s.length() ? i1 : (23))); sl += sf;
                    default:
                    a[(i0 & 7)] >>>= (a.length >= a.length ? (-34) : i1);
                }
                i1 %= s.charAt(i0 & 3);
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            o.f = (i1 & i0); o.g ^= (sl + l1);
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            if (s.equals("")) {
                s = (ss).replace('1', 'x') + ((s.length() != i0 ? i0 : (-29))); if (s.length() > 40) s = s.substring(30);
                try {
                    i0++; i1--; l1 += i0; d0 -= (int) l0;
                    for (int k7 = 0; k7 < 3; k7 += 2) {
                        i0 = h2(a[s.indexOf("")], i0++, ((long) (i1) >>> s.indexOf(s)));
                        i0 += k7;
                        o.f = (byte) ((-1861509500)); o.g ^= ((-2354022667281100833L) - l0);
                    }
                }
                catch (NullPointerException | ClassCastException e8) {
                    s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i0 = ((int) (long) sd ^ ((s.length() & a.length) / a[Math.floorMod(((35) << s.length()), a.length)]));
                }
            }
            else {
                z = s.equals(s);
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            try {
                if (((--i1 < s.length()) ^ (s.indexOf(s) >= i1))) {
                    i1 = --i1;
                    try {
                        o.f = (s.length() / i0); o.g ^= (sl * l1);
                        l1 = (((long) ((21)) & (long) ((4))) - ((sl | (184L)) - (long) sd));
                    }
                    catch (ArithmeticException e10) {
                        s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i1 = (int) (long) (sd / (0.5));
                    }
                    finally {
                        o.f = (a.length * sf); o.g ^= (l0 & l0);
                    }
                }
                Object ob11 = d0; s = String.valueOf((String) ob11); z = ob11 instanceof Number;
            }
            catch (RuntimeException e12) {
                s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i1 = (((s.length() % sf) + a[Math.floorMod(s.indexOf("1"), a.length)]) - (byte) ((byte) (i0)));
            }
            finally {
                int w13 = 4;
                while (w13-- > 0) {
                    switch ((((-18) << (26))) & 7) {
                        case 0:
                        i0++; i1--; l1 += i0; d0 -= s.hashCode();
                        case 1:
                        l0 = ((long) (a[Math.floorMod((sf | i0), a.length)]) - (long) (h2(s.length(), i1, l0)));
                        case 2:
                        l0 = (((long) ((31)) + (long) sd) + ((l0 | l0) + (long) d0));
                        break;
                        case 3:
                        a[(i1 | i0)] -= (i1 + i0);
                        break;
                        case 4:
                        z = sl <= (l0 | l0);
                        default:
                        i0 = (h1((z ? sf : s.length()), ((-39) % i1), ((Long.MIN_VALUE) % sl)) - --i1);
                    }
                    i0 = (h3(s.indexOf("1"), (z ? i1 : a.length), (sl + (0L))) | ((a.length + i1) >>> s.indexOf(s)));
                }
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            z = (int) (564L) < a.length;
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            if ((s.length() & (-34)) > s.length()) {
                i0++; i1--; l1 += i0; d0 -= (byte) (s.length());
                try {
                    d0 = (((float) ((int) sd)) % ((d0 + d0) % ((-7.75) - (3.25))));
                    s = String.valueOf(z ? i0 : i1) + ((s.length() % i0)); if (s.length() > 40) s = s.substring(30);
                }
                catch (ArithmeticException e16) {
                    s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    d0 = (((d0 + (1e10)) - ((1.0 / 3) * (1.0 / 3))) / (((double) (841L)) % ((-0.0) % d0)));
                }
                finally {
                    i1 = a[Math.floorMod((a.length & s.length()), a.length)];
                }
            }
            else {
                l0 = (((l0 % l0) + (long) (i1)) / ((l1 << i1) & ((4294967296L) - sl)));
            }
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        try {
            i1 %= (s.hashCode() >>> i1);
        }
        catch (RuntimeException g17) { t.append(g17).append(';'); }
        try {
            final int cap20 = (s.length() >>> (-39));
            java.util.function.IntUnaryOperator fn19 = x -> x * cap20 - (x >> 1);
            i0 = fn19.applyAsInt(i1);
        }
        catch (RuntimeException g18) { t.append(g18).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c45() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x3 o = new GenProg11x3();
        int i0 = -38, i1 = 25;
        long l0 = 109L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        if ((sf ^ (65536)) != (-25)) {
            try {
                if (((z) ^ ((123L) == (l1 & l0)))) {
                    i0 = ((a[h3(a.length, s.length(), l0)] + (-22)) / s.length());
                    a[Math.floorMod((int) sd, a.length)] = (h3(i1, i0, l0) >>> (i1 % (-1)));
                }
                i1 -= s.indexOf(s);
            }
            catch (IndexOutOfBoundsException e1) {
                s += e1.getClass().getSimpleName().length() + "" + e1.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                z = (int) (Long.MAX_VALUE) <= i1;
            }
            try {
                switch ((((-9194245224498468471L) <= l0 ? i0 : sf)) & 0x3070) {
                    case 0:
                    sf = s.indexOf("1"); sl += sf;
                    break;
                    case 4112:
                    i0 = (s.equals("1é") ? ((s.length() >> a.length) % s.indexOf("")) : s.indexOf(""));
                    case 8224:
                    o.f = a[Math.floorMod((sf ^ i0), a.length)]; o.g ^= (long) (1e10);
                    break;
                    case 12336:
                    i1 %= (a[(i0 & 7)] << (s.length() >> s.length()));
                    case 16448:
                    sf = ((byte) (i1) | (int) sd); sl += sf;
                    break;
                    default:
                    i0++; i1--; l1 += i0; d0 -= (s.length() >> (Integer.MIN_VALUE));
                }
                a[Math.floorMod(((-982340870) * (38)), a.length)] <<= (byte) (a.length);
            }
            catch (NegativeArraySizeException e2) {
                s += e2.getClass().getSimpleName().length() + "" + e2.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 = ((byte) ((s.length() | sf)) ^ (sf / h4((6), i0, l0)));
            }
        }
        else {
            o.f = (sf / i0); o.g ^= (l1 >>> (25));
        }
        try {
            l0 = ((long) ((3.25) % (1.0 / 3)) & (long) ((i0 | i1)));
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            if (!(l0 > (l1 & l1))) {
                final int cap5 = h0((-20), (-26), (4294967296L));
                java.util.function.IntUnaryOperator fn4 = x -> x * cap5 - (x >> 1);
                i0 = fn4.applyAsInt(i1);
                l1 = ((long) (sd * sd) - ((sl + sl) & (l1 - sl)));
            }
            if ((int) l1 < i1) {
                for (int k6 = 0; k6 < 8; k6 += 2) {
                    i1 *= (!(l1 > l1) ? (sl != l1 ? (33) : i1) : (i0 & i1));
                    if (!(z)) continue;
                    i0 += k6;
                    s = ss + (s.length()) + ((l0 & l0)); if (s.length() > 40) s = s.substring(30);
                }
                l1 *= (long) (d0 / sd);
            }
            else {
                l1 <<= (long) ((sf - s.length()));
            }
        }
        catch (RuntimeException e7) {
            s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            i1 /= ((int) d0 & s.indexOf(""));
        }
        finally {
            l1 %= ((long) sd - (long) sd);
        }
        try {
            i0 |= (int) (l1 | l0);
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            if (l0 < (l1 + (-796L))) {
                l1 = (((l1 + (5748462131285366223L)) | (l0 << sf)) * (long) ((a.length < (23) ? (-19) : i1)));
                if (!((i1 / sf) == i1)) {
                    final int cap11 = ((65536) << a.length);
                    java.util.function.IntUnaryOperator fn10 = x -> x * cap11 - (x >> 1);
                    i0 = fn10.applyAsInt(i1);
                    int w12 = 5;
                    while (w12-- > 0) {
                        s = ("" + ((32))).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                        l0 /= ((sl / l1) % (long) d0);
                    }
                }
                else {
                    int w13 = 2;
                    while (w13-- > 0) {
                        i0++; i1--; l1 += i0; d0 -= ((0) * (0));
                        l0 = (long) (s.length());
                    }
                }
            }
            else {
                if ((int) sd >= a.length) {
                    i1 = s.indexOf('x');
                    for (int k14 = 0; k14 < 5; k14 += 1) {
                        d0 = ((float) (((int) sd >> (int) l1)));
                        i0 += k14;
                        a[Math.floorMod(((-1) | i1), a.length)] -= (a.length >> s.length());
                    }
                }
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            try {
                a[(i1 & s.length())] = ((sf << a.length) ^ (sf > i1 ? i1 : (6)));
                o.f = (a.length - (35)); o.g ^= (l1 ^ l0);
            }
            catch (RuntimeException e16) {
                s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                d0 = ((((-7.75) % (0.5)) / ((1e300) % sd)) + (((double) l1) * (d0 - d0)));
            }
            finally {
                l0 = (((long) d0 % (long) ((-7))) >>> (int) (l0 * l0));
            }
        }
        catch (RuntimeException g15) { t.append(g15).append(';'); }
        try {
            if (s.indexOf(s) > (11)) {
                switch ((i1) & 0x3070) {
                    case 0:
                    s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                    break;
                    case 4112:
                    i0++; i1--; l1 += i0; d0 -= h4(i1, i1, (425L));
                    case 8224:
                    Object ob18 = i0; s = String.valueOf((String) ob18); z = ob18 instanceof Number;
                    break;
                    case 12336:
                    i0 = (s.equals("x") ? ~i1 : (z ? (s.length() <= (0) ? i0 : i1) : (i1 | a.length)));
                    case 16448:
                    i0++; i1--; l1 += i0; d0 -= ((23) ^ a.length);
                    default:
                    s = String.valueOf(z ? i0 : i1) + ((32)); if (s.length() > 40) s = s.substring(30);
                }
                for (int k19 = 0; k19 < 2; k19 += 1) {
                    Object ob20 = a; s = String.valueOf((String) ob20); z = ob20 instanceof Number;
                    i0 += k19;
                    a[Math.floorMod((16), a.length)] = ((sf % a.length) << a[Math.floorMod((i1 | sf), a.length)]);
                }
            }
        }
        catch (RuntimeException g17) { t.append(g17).append(';'); }
        try {
            int w22 = 3;
            while (w22-- > 0) {
                z = !(d0 == d0);
                try {
                    sf = ((i1 << (65536)) & (sf << (-25))); sl += sf;
                    if (s.equals("1é")) {
                        z = s.indexOf("1") <= i1;
                        l1 <<= ((l0 | sl) % (l0 + l1));
                    }
                }
                catch (NullPointerException | ClassCastException e23) {
                    s += e23.getClass().getSimpleName().length() + "" + e23.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    l0 = (((l1 % l1) + (l0 & l0)) - (((426L) - l0) - (l0 + l0)));
                }
                finally {
                    final int cap25 = (sf >>> (18));
                    java.util.function.IntUnaryOperator fn24 = x -> x * cap25 - (x >> 1);
                    i0 = fn24.applyAsInt(i1);
                }
            }
        }
        catch (RuntimeException g21) { t.append(g21).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c46() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x3 o = new GenProg11x3();
        int i0 = -11, i1 = 11;
        long l0 = 5700598338712496279L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            i1 = (int) ((sl % l1) + (long) (1.0 / 3));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            if ((1e10) > sd) {
                for (int k3 = 0; k3 < 7; k3 += 1) {
                    l0 = ((long) (sd - (-7.75)) - ((l0 ^ l0) >> (s.length() - i1)));
                    i1 += k3;
                    o.f = (i1 << (-14)); o.g ^= (l1 << i1);
                }
                for (int k4 = 0; k4 < 1; k4 += 1) {
                    l0 *= ((l1 * l1) ^ (long) ((33)));
                    if (a[(int) sd] >= a.length) break;
                    i0 += k4;
                    try {
                        sf = s.indexOf(""); sl += sf;
                        l0 &= ((l1 % (838L)) - (l0 << (-21)));
                    }
                    catch (NullPointerException | ClassCastException e5) {
                        s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        sf = (1); sl += sf;
                    }
                    finally {
                        i0++; i1--; l1 += i0; d0 -= s.charAt(i0 & 3);
                    }
                }
            }
            else {
                try {
                    for (int k6 = 0; k6 < 5; k6 += 2) {
                        a[Math.floorMod(sf, a.length)] = (~i1 >>> (i0 | i0));
                        if (((0) << (-35)) >= a.length) continue;
                        i0 += k6;
                        l1 = (((l1 << sf) >>> a.length) & (long) ((double) l1));
                    }
                    try {
                        d0 = ((((double) l1) - (sd % (0.5))) - ((float) ((i1 + sf))));
                        i0++; i1--; l1 += i0; d0 -= s.charAt(i0 & 3);
                    }
                    catch (NullPointerException | ClassCastException e7) {
                        s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0++; i1--; l1 += i0; d0 -= (int) d0;
                    }
                }
                catch (ArithmeticException e8) {
                    s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    sf = (int) ((3.25) + sd); sl += sf;
                }
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        for (int k9 = 0; k9 < 7; k9 += 1) {
            i0++; i1--; l1 += i0; d0 -= (a.length << a.length);
            i1 += k9;
            z = (int) d0 != (370175485);
        }
        try {
            z = z;
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            i1 = (int) ((float) (s.length()));
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        try {
            l0 += (long) ((1e10) * d0);
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= ((-27) / (25));
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        try {
            try {
                for (int k15 = 0; k15 < 3; k15 += 1) {
                    l1 = (long) (((i1 + i0) % (a.length | sf)));
                    if (!(i1 == i0)) break;
                    i1 += k15;
                    if ((byte) (a.length) > i0) {
                        i0 &= (((0) % (-7)) & ((21) - i0));
                        i1 = (byte) ((((-17) >>> s.length()) ^ s.indexOf(s)));
                    }
                }
                a[Math.floorMod((i1 - (-30)), a.length)] += ((4) / i1);
            }
            catch (ArithmeticException e16) {
                s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i1 -= ((i1 >> s.length()) * s.hashCode());
            }
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        try {
            l1 = (long) ((float) ((sf * (33))));
        }
        catch (RuntimeException g17) { t.append(g17).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c47() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x3 o = new GenProg11x3();
        int i0 = -6, i1 = -24;
        long l0 = 9192928723952330294L, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            l0 &= (((-172L) * l0) << (int) l0);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            sf = (s.indexOf('x') * (s.length() * s.length())); sl += sf;
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            switch ((i0++) & 7) {
                case 0:
                sf = (h3(i0, a.length, l1) <= (-19) ? s.hashCode() : i0++); sl += sf;
                break;
                case 1:
                i1 = s.indexOf('x');
                case 2:
                i0 = (int) (((-0.0) - sd) - (sd + sd));
                case 3:
                l1 *= (long) ((double) (-598L));
                case 4:
                o.f = (s.length() & (29)); o.g ^= (l0 + sl);
                break;
                default:
                l0 = (long) (h0(((-28) << (7)), s.indexOf("1"), (l0 + sl)));
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            s = z + (s) + (char) ('a' + (i0 & 7)) + ((z ? (-32) : (18))); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        try {
            for (int k6 = 0; k6 < 1; k6 += 1) {
                i1 >>= (((8) - a.length) & (int) sd);
                if (((l0 != sl) | (l0 >= l0))) continue;
                i1 += k6;
                a[((Integer.MIN_VALUE) & (18))] = s.indexOf("");
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            switch ((h1(i0, a.length, l0)) & 7) {
                case 0:
                s = s.substring(i0); if (s.length() > 40) s = s.substring(30);
                break;
                case 1:
                i0++; i1--; l1 += i0; d0 -= (a.length & i1);
                case 2:
                sf = s.indexOf('x'); sl += sf;
                break;
                case 3:
                a[Math.floorMod((sf - i1), a.length)] = (h2((30), i0, sl) >>> ~i1);
                break;
                case 4:
                o.f = (byte) ((27)); o.g ^= ((4294967296L) - l0);
                break;
                default:
                Object ob8 = 'c'; s = String.valueOf((Long) ob8); z = ob8 instanceof Number;
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= (-22);
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            a[Math.floorMod(-i0, a.length)] /= (int) d0;
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            try {
                if (z) {
                    int w12 = 2;
                    while (w12-- > 0) {
                        a[((-1) & a.length)] += (a.length >>> s.length());
                        i1 = (byte) ((int) ((double) sl));
                    }
                    i0 = ((0.5) > (Double.NaN) ? (int) (l0 % l1) : s.length());
                }
                else {
                    try {
                        a[(i0 & 7)] >>>= (i1 & sf);
                        a[Math.floorMod((int) (686L), a.length)] = (s.indexOf(s) | ((13) << s.length()));
                    }
                    catch (RuntimeException e13) {
                        s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0++; i1--; l1 += i0; d0 -= s.indexOf("1");
                    }
                    finally {
                        d0 = ((float) (((int) l0 >> h1(sf, i0, sl))));
                    }
                }
                s = "x" + ((-1)) + ((byte) (i1)); if (s.length() > 40) s = s.substring(30);
            }
            catch (ArithmeticException e14) {
                s += e14.getClass().getSimpleName().length() + "" + e14.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i1 = (((i0 % a.length) % (sf > a.length ? (-1040827472) : sf)) * ((sf % s.length()) & (i0 >> (-37))));
            }
            finally {
                i1 &= h0((i1 >>> sf), ((-15) >>> a.length), (l0 | l0));
            }
        }
        catch (RuntimeException g11) { t.append(g11).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }


    static Object call(int id) {
        switch (id) {
            case 36: return c36();
            case 37: return c37();
            case 38: return c38();
            case 39: return c39();
            case 40: return c40();
            case 41: return c41();
            case 42: return c42();
            case 43: return c43();
            case 44: return c44();
            case 45: return c45();
            case 46: return c46();
            case 47: return c47();
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
        for (int id = 36; id < 48; id++) {
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
