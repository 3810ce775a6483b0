public class GenProg11x17 {
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
        switch (((byte) (i0)) & 7) {
            case 0:
            Object ob1 = 'c'; s = String.valueOf((Comparable<?>) ob1); z = ob1 instanceof Number;
            case 1:
            l1 |= ((l1 | sl) - (l1 - l0));
            break;
            case 2:
            a[Math.floorMod((int) l1, a.length)] <<= (i1 / (-3));
            break;
            case 3:
            i1 = (Integer.MAX_VALUE);
            case 4:
            z = z;
            break;
            default:
            z = a[s.charAt(i0 & 3)] >= (-10);
        }
        z = ((((sl < l0) | (z))) ^ ((i1 * i1) == i1));
        sf = (int) (sl >>> (-36)); sl += sf;
        return i0 * 31 + i1 + (int) l0;
    }

    static int h1(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        int w1 = 2;
        while (w1-- > 0) {
            l1 /= ((l1 & sl) * (l1 ^ (813L)));
            s = s.substring(i1) + ((l1 | sl)); if (s.length() > 40) s = s.substring(30);
        }
        final int cap3 = h0(s.length(), (33), l0);
        java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
        i0 = fn2.applyAsInt(i1);
        switch (s.substring(0, Math.min(1, s.length()))) {
            case "x":
            i0 >>>= s.indexOf("1");
            break;
            case "":
            l1 <<= (long) (sd + (3.25));
            case "-":
            a[a.length - 1] /= ((-34) % i1);
            break;
            case "1":
            s = (String.valueOf(z ? i0 : i1)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
            break;
            default:
            i0 <<= -i0;
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h2(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        l0 <<= (((398L) >>> i1) / (sl + sl));
        Object ob1 = null; s = String.valueOf((Comparable<?>) ob1); z = ob1 instanceof Number;
        if ((i1 == s.length() ? sf : (1137781556)) > (13)) {
            if (s.equals("x")) {
                i0++; i1--; l1 += i0; d0 -= s.indexOf("1");
                i0++; i1--; l1 += i0; d0 -= s.indexOf("1");
            }
            int w2 = 5;
            while (w2-- > 0) {
                l0 |= ((l0 / l0) | (long) (0.5));
                int w3 = 5;
                while (w3-- > 0) {
                    switch ((s.length()) & 7) {
                        case 0:
                        l1 &= ((long) (0.5) - ((770L) / l0));
                        break;
                        case 1:
                        l1 = (((long) (i1) % (sl - l1)) * (long) (d0 - d0));
                        break;
                        case 2:
                        d0 = ((((double) l1) - ((float) (i1))) % ((double) (sl & (4294967296L))));
                        break;
                        case 3:
                        i1 <<= ((z ? (Integer.MIN_VALUE) : (-7)) >>> (z ? i0 : i0));
                        break;
                        case 4:
                        sf = (byte) ((i1 % a.length)); sl += sf;
                        break;
                        default:
                        Object ob4 = 'c'; s = String.valueOf((Integer) ob4); z = ob4 instanceof Number;
                    }
                    if ((i0 << (20)) >= i1) {
                        s = (ss + (i1)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                        s = z + ((ss).replace('1', 'x')) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                    }
                }
            }
        }
        else {
            for (int k5 = 0; k5 < 8; k5 += 2) {
                l0 >>>= ((sl + (191L)) & (long) (i1));
                i0 += k5;
                i1 = ((a.length >>> (l0 == sl ? (2) : a.length)) >> h1((i0 & i1), (sf | i0), (long) sd));
            }
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h3(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        if (l1 < (sl - l0)) {
            switch (((s.length() & sf)) & 7) {
                case 0:
                l1 = ((long) ((float) (i1)) / (long) (d0 + (Double.NaN)));
                break;
                case 1:
                i1 -= (int) (l0 & l0);
                break;
                case 2:
                i0 = a[Math.floorMod((i1 << i0), a.length)];
                break;
                case 3:
                a[(int) (-7.75)] = s.indexOf('x');
                case 4:
                sf = ((s.length() & i0) ^ s.indexOf("")); sl += sf;
                break;
                default:
                z = !((i0 << (-36)) < i1);
            }
            i0 >>>= (byte) ((a.length >> i0));
        }
        else {
            a[Math.floorMod((int) d0, a.length)] = ((s.length() > (-715021495) ? sf : sf) * h1(a.length, s.length(), l0));
        }
        i0++; i1--; l1 += i0; d0 -= s.length();
        for (int k1 = 0; k1 < 8; k1 += 1) {
            i1 = ((int) (long) ((-1)) - (int) ((1e10) + d0));
            if (((34) % (-10)) == (-39)) break;
            i0 += k1;
            final int cap3 = h2(i0, sf, sl);
            java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
            i0 = fn2.applyAsInt(i1);
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h4(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        l1 &= ((l1 >>> i0) >>> (int) l1);
        i0++; i1--; l1 += i0; d0 -= h2(i1, (-17), l0);
        if (z) {
            i1 = (s.indexOf("1") * (((1849064410) << (1587169634)) - (z ? i1 : i1)));
            int w1 = 4;
            while (w1-- > 0) {
                switch ((h1(s.length(), i1, l1)) & 0x3070) {
                    case 0:
                    a[a.length - 1] = (a.length + (int) d0);
                    break;
                    case 4112:
                    d0 = (((sd * (1e300)) * ((-7.75) * sd)) + ((double) ((-1451442140189648773L) % l0)));
                    case 8224:
                    sf = (int) (l0 - sl); sl += sf;
                    break;
                    case 12336:
                    i0 = (s.hashCode() >> ((a.length / (38)) % h1((65536), i0, l1)));
                    break;
                    case 16448:
                    sf = ((int) sd + -i0); sl += sf;
                    break;
                    default:
                    s = z + (s.substring(i0)) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                }
                i1 = s.indexOf(s);
            }
        }
        else {
            if ((sf >>> a.length) < i0) {
                switch (((int) (-935L)) & 0x3070) {
                    case 0:
                    i0++; i1--; l1 += i0; d0 -= a[a.length - 1];
                    break;
                    case 4112:
                    s = z + (z + (s) + (char) ('a' + (i0 & 7))) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                    break;
                    case 8224:
                    i0 = (byte) (((i1 * (5)) % (int) l0));
                    break;
                    case 12336:
                    a[Math.floorMod(((-1826596639) >>> (Integer.MIN_VALUE)), a.length)] |= (i0 << i0);
                    break;
                    case 16448:
                    d0 = ((float) (((a.length << (-25)) >>> (int) l0)));
                    default:
                    l1 = (((sl * sl) + (long) (3.25)) + ((sl & l1) - ((7239333931019880446L) << sf)));
                }
                a[Math.floorMod(((-28) * a.length), a.length)] /= (sf * a.length);
            }
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static int h5(int i0, int i1, long l0) {
        int[] a = {1, 2, 3, 4};
        String s = "h";
        boolean z = i0 > i1;
        long l1 = 7; double d0 = 1.5;
        l0 = (((l0 - sl) & (l0 | l0)) - (((Long.MAX_VALUE) + l0) * (l0 | sl)));
        switch ((s.indexOf(s)) & 7) {
            case 0:
            l1 &= ((long) (i1) >>> s.indexOf(""));
            break;
            case 1:
            sf = (int) ((double) (-392L)); sl += sf;
            break;
            case 2:
            Object ob1 = i0; s = String.valueOf((Long) ob1); z = ob1 instanceof Number;
            case 3:
            i0 = (int) (long) ((1e10) - d0);
            case 4:
            a[a.length - 1] %= s.indexOf("");
            break;
            default:
            z = z;
        }
        if (sd < sd) {
            switch (((byte) (s.length())) & 7) {
                case 0:
                l1 = (((sl / l1) ^ (l1 << i0)) * (long) ((byte) ((361804810))));
                break;
                case 1:
                d0 = ((float) ((int) (long) d0));
                case 2:
                Object ob2 = s; s = String.valueOf((Long) ob2); z = ob2 instanceof Number;
                case 3:
                s = z + (z + ("1é") + (char) ('a' + (i0 & 7))) + (char) ('a' + (i0 & 7)); if (s.length() > 40) s = s.substring(30);
                break;
                case 4:
                l1 *= ((long) (i0) * (l1 - l1));
                break;
                default:
                sf = h2((i1 << i1), (s.length() >>> i0), (sl * l0)); sl += sf;
            }
            try {
                l1 = ((long) ((i1 | i1)) ^ (long) (sd / d0));
                int w3 = 2;
                while (w3-- > 0) {
                    i0++; i1--; l1 += i0; d0 -= (byte) (i1);
                    l1 += ((l1 | l0) >> (i1 >> sf));
                }
            }
            catch (RuntimeException e4) {
                s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                a[Math.floorMod((byte) (i1), a.length)] += (int) d0;
            }
        }
        else {
            sf = (int) ((double) sl); sl += sf;
        }
        return i0 * 31 + i1 + (int) l0;
    }

    static Object c204() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x17 o = new GenProg11x17();
        int i0 = -907655248, i1 = -17;
        long l0 = -5136629736333790161L, l1 = 11;
        double d0 = Double.NaN;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            Object ob2 = null; s = String.valueOf((Comparable<?>) ob2); z = ob2 instanceof Number;
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            Object ob4 = s; s = String.valueOf((Long) ob4); z = ob4 instanceof Number;
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            if (sd != sd) {
                o.f = s.charAt(i0 & 3); o.g ^= (l0 * l0);
                if ((((sf - i0) != (-20)) || ((i1 % s.length()) >= a.length))) {
                    int w6 = 4;
                    while (w6-- > 0) {
                        a[Math.floorMod((byte) (i0), a.length)] = s.indexOf("");
                        a[Math.floorMod((int) sl, a.length)] ^= (int) sl;
                    }
                    if (((((i1 != s.length()) && (z))) ^ (!(l1 != sl)))) {
                        a[Math.floorMod((a.length ^ i1), a.length)] = (15);
                        d0 = ((double) (long) ((a.length < i0 ? s.length() : i1)));
                    }
                    else {
                        sf = ((i1 + i0) == s.length() ? i0 : (i1 * i1)); sl += sf;
                    }
                }
                else {
                    Object ob7 = s; s = String.valueOf((Integer) ob7); z = ob7 instanceof Number;
                }
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            l1 >>= ((l1 & sl) % (l0 / sl));
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            Object ob10 = a; s = String.valueOf((Long) ob10); z = ob10 instanceof Number;
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c205() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x17 o = new GenProg11x17();
        int i0 = -28, i1 = 39;
        long l0 = 0L, l1 = 11;
        double d0 = 0.5;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            i1 = h1((h5(a.length, (32), (446L)) - a[Math.floorMod((int) d0, a.length)]), (int) (d0 * (Double.NaN)), ((l1 - l1) / (l1 + l0)));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= a[Math.floorMod(i1, a.length)];
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            int w4 = 6;
            while (w4-- > 0) {
                try {
                    try {
                        a[Math.floorMod((int) d0, a.length)] = ((l0 > sl ? (-29) : i1) * (s.length() ^ (-1)));
                        i0 = (((int) d0 % (a.length % s.length())) % -i0);
                    }
                    catch (RuntimeException e5) {
                        s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        z = s.equals("");
                    }
                    finally {
                        a[Math.floorMod((int) sd, a.length)] = (i1 + ((12) * sf));
                    }
                    if (!(((-6) % i0) != i0)) {
                        sf = h1((s.length() << a.length), ((34) | i1), ((-719L) / sl)); sl += sf;
                        l1 >>= ((long) (a.length) / (l1 * (-603L)));
                    }
                    else {
                        l1 += ((l1 + sl) >> (s.length() > s.length() ? i0 : i0));
                    }
                }
                catch (ArithmeticException e6) {
                    s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    a[a.length - 1] = ((i1 + s.length()) / (a.length >> (-1)));
                }
                finally {
                    l1 >>= ((l0 & l1) + (l0 % l1));
                }
                try {
                    i0 &= (s.indexOf("1") % a.length);
                    int w7 = 4;
                    while (w7-- > 0) {
                        i0 = s.length();
                        l0 = (((long) (1e300) * (l1 + l0)) | ((l1 + l1) * (sl + l0)));
                    }
                }
                catch (ArithmeticException e8) {
                    s += e8.getClass().getSimpleName().length() + "" + e8.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    s = (s.substring(i1)).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                }
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            l1 = ((long) ((float) (i1)) % ((long) d0 / (l0 % sl)));
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            a[Math.floorMod((byte) (i0), a.length)] /= (i1 >>> a.length);
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c206() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x17 o = new GenProg11x17();
        int i0 = -141896086, i1 = -13;
        long l0 = 663L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            a[Math.floorMod((z ? i1 : i0), a.length)] <<= ((65536) & (35));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            d0 = (((float) ((int) d0)) + (((float) ((23))) * ((-0.0) * sd)));
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            final int cap5 = (i0 / i0);
            java.util.function.IntUnaryOperator fn4 = x -> x * cap5 - (x >> 1);
            i0 = fn4.applyAsInt(i1);
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            try {
                final int cap8 = (int) (-7.75);
                java.util.function.IntUnaryOperator fn7 = x -> x * cap8 - (x >> 1);
                i0 = fn7.applyAsInt(i1);
                i0++; i1--; l1 += i0; d0 -= (int) sl;
            }
            catch (IndexOutOfBoundsException e9) {
                s += e9.getClass().getSimpleName().length() + "" + e9.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                o.f = (byte) (i0); o.g ^= (long) (sf);
            }
            finally {
                int w10 = 1;
                while (w10-- > 0) {
                    i0 = (int) ((d0 % sd) - (sd % sd));
                    for (int k11 = 0; k11 < 4; k11 += 2) {
                        i0 = (byte) ((a[(i0 ^ i1)] > i1 ? (s.length() | s.length()) : i1));
                        if (((a.length < (9)) & (i1 != a.length))) continue;
                        i0 += k11;
                        a[Math.floorMod(s.indexOf(s), a.length)] >>= ((-19) / a.length);
                    }
                }
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            d0 = ((((float) (i1)) * (d0 % sd)) % ((double) (l0 ^ l0)));
        }
        catch (RuntimeException g12) { t.append(g12).append(';'); }
        try {
            int w14 = 3;
            while (w14-- > 0) {
                i1 = (((i1 ^ (-2)) * (int) sd) << ((int) (-7.75) & (i0 ^ i1)));
                if (!(((z) && ((0L) >= sl)))) {
                    Object ob15 = i0; s = String.valueOf((Long) ob15); z = ob15 instanceof Number;
                    try {
                        i0++; i1--; l1 += i0; d0 -= (a.length + i0);
                        i1 = h1((int) ((float) (i0)), (s.hashCode() | (i0 % sf)), ((l1 >> (65536)) & (long) (a.length)));
                    }
                    catch (RuntimeException e16) {
                        s += e16.getClass().getSimpleName().length() + "" + e16.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        d0 = (((double) (l1 % sl)) % ((d0 * (-7.75)) * (sd * sd)));
                    }
                }
                else {
                    final int cap18 = --i1;
                    java.util.function.IntUnaryOperator fn17 = x -> x * cap18 - (x >> 1);
                    i0 = fn17.applyAsInt(i1);
                }
            }
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c207() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x17 o = new GenProg11x17();
        int i0 = Integer.MAX_VALUE, i1 = 8;
        long l0 = 617L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                a[Math.floorMod((i1 / i1), a.length)] ^= (int) sl;
                case "":
                o.f = ((-37) % i0); o.g ^= (long) sd;
                break;
                case "-":
                i0++; i1--; l1 += i0; d0 -= (sl < l1 ? i0 : (-36));
                break;
                case "1":
                z = ((Integer.MAX_VALUE) + (-13)) > i1;
                break;
                default:
                Object ob2 = l0; s = String.valueOf((Comparable<?>) ob2); z = ob2 instanceof Number;
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        int w3 = 3;
        while (w3-- > 0) {
            switch ((s.hashCode()) & 7) {
                case 0:
                sf = (z ? (int) l0 : s.indexOf('x')); sl += sf;
                break;
                case 1:
                Object ob4 = d0; s = String.valueOf((Comparable<?>) ob4); z = ob4 instanceof Number;
                break;
                case 2:
                a[(int) (804L)] ^= (-39);
                break;
                case 3:
                a[Math.floorMod((i0 < (1158824192) ? i0 : i1), a.length)] >>>= (i0 << (0));
                case 4:
                s = ("" + ((-1939858878931788112L))).replace('1', 'x'); if (s.length() > 40) s = s.substring(30);
                break;
                default:
                i1 = (((i0 | s.length()) | h4(a.length, s.length(), l0)) ^ ((int) sd ^ ~i1));
            }
            a[(i0 ^ (2))] = (int) ((float) (i1));
        }
        try {
            if ((byte) ((-35)) > (65536)) {
                for (int k6 = 0; k6 < 6; k6 += 1) {
                    i1 += (((-14) * i1) & (int) l0);
                    i1 += k6;
                    for (int k7 = 0; k7 < 4; k7 += 2) {
                        o.f = a[Math.floorMod((s.length() ^ i1), a.length)]; o.g ^= (l0 % l0);
                        if (((z) ^ (i0 > i0))) continue;
                        i1 += k7;
                        i0 <<= s.indexOf("");
                    }
                }
                final int cap9 = i1;
                java.util.function.IntUnaryOperator fn8 = x -> x * cap9 - (x >> 1);
                i0 = fn8.applyAsInt(i1);
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            final int cap12 = (s.length() - (-38));
            java.util.function.IntUnaryOperator fn11 = x -> x * cap12 - (x >> 1);
            i0 = fn11.applyAsInt(i1);
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            Object ob14 = l0; s = String.valueOf((String) ob14); z = ob14 instanceof Number;
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        try {
            l0 /= (long) (h2(sf, i1, l0));
            try {
                l1 = (((l0 | l0) >>> (int) d0) / (long) (h5((-33), a.length, sl)));
                for (int k15 = 0; k15 < 4; k15 += 1) {
                    Object ob16 = d0; s = String.valueOf((Comparable<?>) ob16); z = ob16 instanceof Number;
                    if ((sf - (-24)) == (-18)) continue;
                    i1 += k15;
                    try {
                        a[Math.floorMod((sf >= (39) ? i1 : sf), a.length)] = s.charAt(i0 & 3);
                        s = String.valueOf(z ? i0 : i1); if (s.length() > 40) s = s.substring(30);
                    }
                    catch (RuntimeException e17) {
                        s += e17.getClass().getSimpleName().length() + "" + e17.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[a.length - 1] = a[Math.floorMod((a.length << a.length), a.length)];
                    }
                    finally {
                        o.f = ((36) & a.length); o.g ^= (long) (sf);
                    }
                }
            }
            catch (IndexOutOfBoundsException e18) {
                s += e18.getClass().getSimpleName().length() + "" + e18.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i1 = (byte) (s.indexOf('x'));
            }
        }
        catch (RuntimeException e19) {
            s += e19.getClass().getSimpleName().length() + "" + e19.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            s = ss + (l0) + (a[Math.floorMod((sf << s.length()), a.length)]); if (s.length() > 40) s = s.substring(30);
        }
        try {
            for (int k21 = 0; k21 < 7; k21 += 1) {
                Object ob22 = 'c'; s = String.valueOf((Comparable<?>) ob22); z = ob22 instanceof Number;
                i0 += k21;
                l0 |= (((227L) | l1) - (long) d0);
            }
        }
        catch (RuntimeException g20) { t.append(g20).append(';'); }
        try {
            if (d0 > sd) {
                Object ob24 = s; s = String.valueOf((Comparable<?>) ob24); z = ob24 instanceof Number;
                i0 = (int) ((l0 - l1) << (byte) ((-35)));
            }
            else {
                i0 &= s.indexOf('x');
            }
        }
        catch (RuntimeException g23) { t.append(g23).append(';'); }
        try {
            i0++; i1--; l1 += i0; d0 -= i0++;
        }
        catch (RuntimeException g25) { t.append(g25).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c208() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x17 o = new GenProg11x17();
        int i0 = -36, i1 = -5;
        long l0 = -702L, l1 = 11;
        double d0 = 1e10;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            i0 >>>= (sd == (-0.0) ? h4(i1, i1, l1) : (i1 >>> s.length()));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            o.f = h3((0), (36), (-7889532531866374561L)); o.g ^= ((0L) & l1);
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            try {
                try {
                    i0 = s.indexOf("");
                    i0++; i1--; l1 += i0; d0 -= (a.length / (65536));
                }
                catch (RuntimeException e4) {
                    s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    z = d0 != sd;
                }
                o.f = h1((7), s.length(), l0); o.g ^= (l0 / l0);
            }
            catch (NegativeArraySizeException e5) {
                s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 = s.charAt(i0 & 3);
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            try {
                for (int k7 = 0; k7 < 3; k7 += 2) {
                    l1 ^= ((l1 - sl) / (long) d0);
                    i1 += k7;
                    int w8 = 3;
                    while (w8-- > 0) {
                        l0 = (((l0 & sl) % (sl | l0)) >>> (byte) ((i1 > s.length() ? a.length : i1)));
                        d0 = ((float) (((int) l0 | ((-21) <= a.length ? a.length : sf))));
                    }
                }
                int w9 = 1;
                while (w9-- > 0) {
                    z = l0 != (long) (-0.0);
                    i1 = a[(i0 & 7)];
                }
            }
            catch (IndexOutOfBoundsException e10) {
                s += e10.getClass().getSimpleName().length() + "" + e10.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                Object ob11 = i0; s = String.valueOf((String) ob11); z = ob11 instanceof Number;
            }
            finally {
                try {
                    switch (s.substring(0, Math.min(1, s.length()))) {
                        case "x":
                        sf = (!(z) ? (byte) ((23)) : (i1 ^ s.length())); sl += sf;
                        case "":
                        l0 &= ((long) ((-630746554)) - (l1 % l0));
                        break;
                        case "-":
                        Object ob12 = null; s = String.valueOf((Long) ob12); z = ob12 instanceof Number;
                        case "1":
                        z = z;
                        default:
                        i0 = s.indexOf(s);
                    }
                    i0++; i1--; l1 += i0; d0 -= a[Math.floorMod((sf | i1), a.length)];
                }
                catch (NullPointerException | ClassCastException e13) {
                    s += e13.getClass().getSimpleName().length() + "" + e13.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    a[a.length - 1] = (h3(i1, i1, sl) & a.length);
                }
            }
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c209() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x17 o = new GenProg11x17();
        int i0 = 16, i1 = 487034162;
        long l0 = 3330194934472718748L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[6];
        try {
            d0 = ((double) ((l0 % l0) * (l0 >> (14))));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            l1 >>>= ((long) sd | (l0 & l0));
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            try {
                a[Math.floorMod(s.indexOf('x'), a.length)] += (i1 >>> i1);
                z = l0 == ((Long.MIN_VALUE) ^ l0);
            }
            catch (RuntimeException e4) {
                s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                o.f = (int) (313L); o.g ^= (long) ((-15));
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            if ((int) (1e10) > i1) {
                a[a.length - 1] = (sl < (long) ((-5)) ? (i1 + sf) : (s.length() * a.length));
                a[Math.floorMod(((65536) >> i1), a.length)] >>= h3((22), i0, l0);
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            i0 = h1(s.length(), ((int) l1 ^ ((0) - i0)), (((350L) | (4647961258479624825L)) >> ((4) >>> i1)));
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            for (int k8 = 0; k8 < 7; k8 += 2) {
                l1 = (((long) d0 % (sl >>> (15))) << ((a.length >> sf) << h0((-8), i1, l0)));
                i1 += k8;
                i1 %= i1;
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            i1 = i1;
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c210() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x17 o = new GenProg11x17();
        int i0 = 29, i1 = 31;
        long l0 = Long.MAX_VALUE, l1 = 11;
        double d0 = 3.25;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[4];
        try {
            try {
                i1 &= h5((i0 != i0 ? i1 : (-366931389)), (s.length() << (Integer.MIN_VALUE)), (sl << (2)));
                final int cap3 = (s.length() - s.length());
                java.util.function.IntUnaryOperator fn2 = x -> x * cap3 - (x >> 1);
                i0 = fn2.applyAsInt(i1);
            }
            catch (NullPointerException | ClassCastException e4) {
                s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                if (s.length() > 60) s = s.substring(0, 20);
                i0 <<= (byte) ((i0 + (34)));
            }
            finally {
                i1 = s.indexOf("");
            }
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            Object ob6 = 'c'; s = String.valueOf((Integer) ob6); z = ob6 instanceof Number;
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            Object ob8 = s; s = String.valueOf((String) ob8); z = ob8 instanceof Number;
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            s = s.substring(a.length) + (((-914469138) << (65536))); if (s.length() > 40) s = s.substring(30);
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            l0 = (((sl ^ (-312L)) / ((955L) + l1)) / (((493L) % sl) - (l0 - l0)));
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c211() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x17 o = new GenProg11x17();
        int i0 = 39, i1 = 29;
        long l0 = 488L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[8];
        i0 <<= s.charAt(i0 & 3);
        try {
            d0 = ((((double) l1) / (sd + sd)) % (((float) (i1)) - ((float) (sf))));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            int w3 = 6;
            while (w3-- > 0) {
                try {
                    try {
                        i1 = h2((int) (l0 % l1), h1((s.length() - sf), h1(a.length, (-1831894823), (4689576879939368560L)), (sl | l0)), (long) (s.indexOf("")));
                        a[Math.floorMod((sf + s.length()), a.length)] -= s.hashCode();
                    }
                    catch (NegativeArraySizeException e4) {
                        s += e4.getClass().getSimpleName().length() + "" + e4.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        a[Math.floorMod(((-1) & s.length()), a.length)] %= (byte) ((-34));
                    }
                    finally {
                        a[(i0 & 7)] >>= (i0 % i0);
                    }
                    try {
                        i0++; i1--; l1 += i0; d0 -= (s.length() != i0 ? sf : i0);
                        d0 = ((((double) l0) / ((float) (s.length()))) - ((sd * (-0.0)) * ((double) sl)));
                    }
                    catch (NullPointerException | ClassCastException e5) {
                        s += e5.getClass().getSimpleName().length() + "" + e5.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        z = (sf + (-8)) > sf;
                    }
                    finally {
                        i1 = (int) ((l1 - l0) / (long) (-7.75));
                    }
                }
                catch (ArithmeticException e6) {
                    s += e6.getClass().getSimpleName().length() + "" + e6.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    o.f = (i1 - (-22)); o.g ^= ((-6844301493065636472L) + l0);
                }
                try {
                    a[(i0 & 7)] ^= i0++;
                    switch (((int) sd) & 7) {
                        case 0:
                        l0 = ((((Long.MAX_VALUE) & l0) << ((12) / a.length)) * (long) ((double) sl));
                        break;
                        case 1:
                        i1 &= (int) (sl / l0);
                        case 2:
                        i1 = i0;
                        case 3:
                        o.f = ((65536) >> (7)); o.g ^= (long) (s.length());
                        break;
                        case 4:
                        a[a.length - 1] |= (a.length ^ i1);
                        break;
                        default:
                        l1 = (((sl ^ (-279L)) & (l1 % sl)) * ((long) (sf) & (sl >>> i1)));
                    }
                }
                catch (RuntimeException e7) {
                    s += e7.getClass().getSimpleName().length() + "" + e7.getMessage();
                    if (s.length() > 60) s = s.substring(0, 20);
                    i1 = ~i1;
                }
            }
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            i0 = ((byte) ((i0 + i1)) >> (int) ((double) l0));
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                sf = ((byte) ((1871296014)) >> (a.length & a.length)); sl += sf;
                break;
                case "":
                l0 = (long) (((s.length() - i1) * ((4) % (31))));
                break;
                case "-":
                a[((-31) ^ a.length)] |= (i1 + s.length());
                break;
                case "1":
                i1 = --i1;
                break;
                default:
                d0 = ((double) ((l1 << sf) >> a[Math.floorMod((i1 >>> i1), a.length)]));
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                Object ob11 = d0; s = String.valueOf((Integer) ob11); z = ob11 instanceof Number;
                break;
                case "":
                s = s + (i0) + ((int) d0); if (s.length() > 40) s = s.substring(30);
                break;
                case "-":
                Object ob12 = d0; s = String.valueOf((Integer) ob12); z = ob12 instanceof Number;
                case "1":
                i1 %= ((-30736076) | s.indexOf(s));
                break;
                default:
                i0 = (h1(s.indexOf(""), (sf | s.length()), (l0 * sl)) >>> ((i1 >> i1) / (i1 % (1936870633))));
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        try {
            switch ((((-17) == sf ? i0 : i0)) & 7) {
                case 0:
                i0 = a[(int) (818L)];
                break;
                case 1:
                i0++; i1--; l1 += i0; d0 -= (int) d0;
                break;
                case 2:
                z = ((sd == d0) & (d0 == d0));
                break;
                case 3:
                i1 = (s.length() % h3((int) l1, (-3), (sl / l0)));
                case 4:
                i1 |= ((a.length - sf) >> (s.length() | i1));
                break;
                default:
                i1 = h0(-i0, ((byte) ((-1)) | (i0 / s.length())), ((long) (-0.0) ^ (sl | l0)));
            }
        }
        catch (RuntimeException g13) { t.append(g13).append(';'); }
        try {
            Object ob15 = d0; s = String.valueOf((Long) ob15); z = ob15 instanceof Number;
        }
        catch (RuntimeException g14) { t.append(g14).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c212() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x17 o = new GenProg11x17();
        int i0 = 34, i1 = -13;
        long l0 = 8556628114821585131L, l1 = 11;
        double d0 = 1e300;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[8];
        l1 += ((l0 | l1) >>> (-24));
        final int cap2 = (int) d0;
        java.util.function.IntUnaryOperator fn1 = x -> x * cap2 - (x >> 1);
        i0 = fn1.applyAsInt(i1);
        try {
            Object ob4 = a; s = String.valueOf((Comparable<?>) ob4); z = ob4 instanceof Number;
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            o.f = (s.length() < i1 ? sf : i0); o.g ^= (long) (s.length());
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            o.f = (a.length ^ i1); o.g ^= (sl | l0);
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            d0 = (((double) (l0 | l0)) / (((double) (4530493313196793774L)) * ((float) (sf))));
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            sf = (((0) >>> (Integer.MIN_VALUE)) % (s.length() / i1)); sl += sf;
        }
        catch (RuntimeException g8) { t.append(g8).append(';'); }
        try {
            if ((((((7493554863311166284L) == l0) | (i1 == i1))) ^ (d0 >= (Double.NaN)))) {
                int w10 = 6;
                while (w10-- > 0) {
                    try {
                        z = a[Math.floorMod(((2) * (Integer.MIN_VALUE)), a.length)] <= s.length();
                        i1 |= a[Math.floorMod(a[Math.floorMod((a.length - i1), a.length)], a.length)];
                    }
                    catch (ArithmeticException e11) {
                        s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        o.f = a[Math.floorMod((int) l1, a.length)]; o.g ^= ((8769833963407465947L) | (-97L));
                    }
                    finally {
                        sf = h3((int) sd, (int) (-139006303323805507L), (long) ((1735065055))); sl += sf;
                    }
                    try {
                        s = ("").replace('1', 'x') + ((int) (876L)); if (s.length() > 40) s = s.substring(30);
                        l0 = ((long) ((float) (i1)) & ((long) d0 << s.charAt(i0 & 3)));
                    }
                    catch (ArithmeticException e12) {
                        s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        z = sd >= sd;
                    }
                }
                z = (-834L) > (l0 & (-1L));
            }
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c213() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x17 o = new GenProg11x17();
        int i0 = 15, i1 = 12;
        long l0 = 0L, l1 = 11;
        double d0 = -0.0;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            i0 = (byte) (((int) sd * ((22) >> a.length)));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            sf = s.indexOf("1"); sl += sf;
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            int w4 = 1;
            while (w4-- > 0) {
                sf = a[Math.floorMod((sf >> (4)), a.length)]; sl += sf;
                final int cap6 = ((-23) * s.length());
                java.util.function.IntUnaryOperator fn5 = x -> x * cap6 - (x >> 1);
                i0 = fn5.applyAsInt(i1);
            }
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            for (int k8 = 0; k8 < 3; k8 += 2) {
                d0 = (((sd + (1.0 / 3)) - (sd / sd)) % ((float) (((-31) >> (-33)))));
                i1 += k8;
                i0++; i1--; l1 += i0; d0 -= (int) l0;
            }
        }
        catch (RuntimeException g7) { t.append(g7).append(';'); }
        try {
            a[Math.floorMod((byte) (a.length), a.length)] &= (byte) (i0);
        }
        catch (RuntimeException g9) { t.append(g9).append(';'); }
        try {
            for (int k11 = 0; k11 < 8; k11 += 2) {
                Object ob12 = s; s = String.valueOf((Comparable<?>) ob12); z = ob12 instanceof Number;
                i1 += k11;
                a[(i0 & 7)] = h5((576487369), (a.length * i0), (long) (sf));
            }
        }
        catch (RuntimeException g10) { t.append(g10).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c214() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x17 o = new GenProg11x17();
        int i0 = 16, i1 = 1377292406;
        long l0 = 603L, l1 = 11;
        double d0 = 0.5;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[7];
        try {
            i0++; i1--; l1 += i0; d0 -= (i1 | a.length);
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            i1 = (a[Math.floorMod((byte) ((-19)), a.length)] & (byte) ((s.length() ^ (21))));
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            i0 >>= ((s.length() + sf) & (sf % sf));
        }
        catch (RuntimeException g3) { t.append(g3).append(';'); }
        try {
            a[Math.floorMod((a.length * a.length), a.length)] %= (i0 << i1);
        }
        catch (RuntimeException g4) { t.append(g4).append(';'); }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }

    static Object c215() {
        sf = 3; sl = -5L; sd = 0.25; ss = "s"; GenProg11x17 o = new GenProg11x17();
        int i0 = 13, i1 = -6;
        long l0 = 859L, l1 = 11;
        double d0 = 3.25;
        boolean z = false;
        String s = "x";
        StringBuilder t = new StringBuilder();
        int[] a = new int[5];
        try {
            l0 = (((l0 % l0) - (long) (0.5)) | ((long) ((-661991967)) >> i1));
        }
        catch (RuntimeException g1) { t.append(g1).append(';'); }
        try {
            final int cap4 = (s.length() + a.length);
            java.util.function.IntUnaryOperator fn3 = x -> x * cap4 - (x >> 1);
            i0 = fn3.applyAsInt(i1);
        }
        catch (RuntimeException g2) { t.append(g2).append(';'); }
        try {
            switch (s.substring(0, Math.min(1, s.length()))) {
                case "x":
                d0 = (((sd + sd) % ((double) l0)) - ((sd % (-7.75)) % (d0 + sd)));
                break;
                case "":
                a[Math.floorMod(((-10) | (38)), a.length)] = a[Math.floorMod((sf + a.length), a.length)];
                break;
                case "-":
                i1 -= (h4((-1069622362), (27), (2859491784081203829L)) - (i1 & i1));
                case "1":
                i0++; i1--; l1 += i0; d0 -= a[Math.floorMod((l0 >= sl ? (29) : a.length), a.length)];
                default:
                a[Math.floorMod(s.indexOf("1"), a.length)] = h4(((27) - a.length), s.indexOf("1"), (l0 - (264L)));
            }
        }
        catch (RuntimeException g5) { t.append(g5).append(';'); }
        try {
            o.f = (i0 ^ i1); o.g ^= (long) (i0);
        }
        catch (RuntimeException g6) { t.append(g6).append(';'); }
        try {
            for (int k7 = 0; k7 < 7; k7 += 1) {
                l0 = ((((461L) / sl) << (i0 <= s.length() ? a.length : (Integer.MIN_VALUE))) + ((l0 >> i1) % (l1 << i1)));
                i1 += k7;
                if (s.equals(s)) {
                    final int cap9 = h1((8), a.length, (-816L));
                    java.util.function.IntUnaryOperator fn8 = x -> x * cap9 - (x >> 1);
                    i0 = fn8.applyAsInt(i1);
                    i0 = ((((14) - i1) << (int) sl) ^ h5((byte) (i1), a[(i0 & 7)], ((5892678278700247291L) ^ l1)));
                }
                else {
                    try {
                        i0 = (byte) ((s.indexOf(s) >> ((-28) >> (-20))));
                        Object ob10 = d0; s = String.valueOf((String) ob10); z = ob10 instanceof Number;
                    }
                    catch (RuntimeException e11) {
                        s += e11.getClass().getSimpleName().length() + "" + e11.getMessage();
                        if (s.length() > 60) s = s.substring(0, 20);
                        i0 = s.indexOf("");
                    }
                    finally {
                        l1 = ((long) (--i1) / ((l1 * l1) + (long) (i1)));
                    }
                }
            }
            i0 *= (int) (sd + (0.5));
        }
        catch (NullPointerException | ClassCastException e12) {
            s += e12.getClass().getSimpleName().length() + "" + e12.getMessage();
            if (s.length() > 60) s = s.substring(0, 20);
            a[Math.floorMod((int) sl, a.length)] %= (i1 / sf);
        }
        finally {
            int w13 = 5;
            while (w13-- > 0) {
                i1 = h3(s.charAt(i0 & 3), ((a.length << (16)) >> (i0 & i1)), (long) (d0 + sd));
                i1 >>= ((((13) < i1) ^ (sl == sl)) ? s.indexOf(s) : ((9) >> i1));
            }
        }
        return i0 + "," + i1 + "," + l0 + "," + l1 + "," + Double.doubleToLongBits(d0) + "," + z + "," + s + "," + java.util.Arrays.hashCode(a) + "," + o.f + "," + o.g + "," + sf + "," + sl + "," + t;
    }


    static Object call(int id) {
        switch (id) {
            case 204: return c204();
            case 205: return c205();
            case 206: return c206();
            case 207: return c207();
            case 208: return c208();
            case 209: return c209();
            case 210: return c210();
            case 211: return c211();
            case 212: return c212();
            case 213: return c213();
            case 214: return c214();
            case 215: return c215();
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
        for (int id = 204; id < 216; id++) {
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
