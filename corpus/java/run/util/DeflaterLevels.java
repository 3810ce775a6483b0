import java.util.*;
import java.util.zip.*;
import java.io.*;
import java.security.*;
public class DeflaterLevels {
    static String h(byte[] b) throws Exception {
        return b.length+":"+HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(b)).substring(0,12);
    }
    static byte[] def(byte[] in,int level,int strat,boolean nowrap,int buf) {
        Deflater d=new Deflater(level,nowrap);
        d.setStrategy(strat);
        d.setInput(in);
        d.finish();
        ByteArrayOutputStream o=new ByteArrayOutputStream();
        byte[] b=new byte[buf];
        while(!d.finished()) {
            int n=d.deflate(b);
            o.write(b,0,n);
        }
        d.end();
        return o.toByteArray();
    }
    static byte[] inf(byte[] in,boolean nowrap,int buf) throws Exception {
        Inflater i=new Inflater(nowrap);
        i.setInput(in);
        ByteArrayOutputStream o=new ByteArrayOutputStream();
        byte[] b=new byte[buf];
        while(!i.finished()) {
            int n=i.inflate(b);
            if(n==0&&i.needsInput()) break;
            o.write(b,0,n);
        }
        i.end();
        return o.toByteArray();
    }
    public static void main(String[] a) throws Exception {
        List<byte[]> data=new ArrayList<>();
        data.add(new byte[0]);
        data.add("a".getBytes());
        data.add("hello hello hello hello".getBytes());
        data.add(new byte[100000]);
        Random r=new Random(4);
        byte[] rnd=new byte[70000];
        r.nextBytes(rnd);
        data.add(rnd);
        StringBuilder sb=new StringBuilder();
        String[] w="the quick brown fox jumps over lazy dogs and cats in the tall green grass while rain falls softly".split(" ");
        for(int i=0;i<40000;i++) sb.append(w[r.nextInt(w.length)]).append(r.nextInt(7)==0?"\n":" ");
        data.add(sb.toString().getBytes());
        byte[] low=new byte[200000];
        for(int i=0;i<low.length;i++) low[i]=(byte)(r.nextInt(4)*r.nextInt(3));
        data.add(low);
        byte[] per=new byte[90000];
        for(int i=0;i<per.length;i++) per[i]=(byte)(i%251^(i/4000));
        data.add(per);
        byte[] gs=new byte[60000];
        for(int i=0;i<gs.length;i++) gs[i]=(byte)(int)(r.nextGaussian()*20);
        data.add(gs);
        for(byte[] d:data) for(int l:new int[]{1,2,3,4,5,6,7,8,9,-1}) {
            byte[] c=def(d,l,0,l%2==0,1000);
            System.out.println(d.length+" level "+l+" "+h(c)+" "+Arrays.equals(d,inf(c,l%2==0,777)));
        }
        for(byte[] d:data) {
            System.out.println("filt "+h(def(d,6,Deflater.FILTERED,false,5000))+" huff "+h(def(d,6,Deflater.HUFFMAN_ONLY,false,5000)));
        }
        ByteArrayOutputStream bo=new ByteArrayOutputStream();
        try(GZIPOutputStream g=new GZIPOutputStream(bo)) {
            for(int i=0;i<2000;i++) g.write(("line "+i*i+"\n").getBytes());
        }
        System.out.println("gz "+h(bo.toByteArray())+" "+new String(new GZIPInputStream(new ByteArrayInputStream(bo.toByteArray())).readAllBytes()).lines().count());
        bo=new ByteArrayOutputStream();
        DeflaterOutputStream dos=new DeflaterOutputStream(bo,new Deflater(9),64,true);
        dos.write("sync me".getBytes());
        dos.flush();
        int k=bo.size();
        dos.write("sync me again".getBytes());
        dos.flush();
        dos.close();
        System.out.println(k+" "+h(bo.toByteArray())+" "+new String(new InflaterInputStream(new ByteArrayInputStream(bo.toByteArray())).readAllBytes()));
        bo=new ByteArrayOutputStream();
        try(ZipOutputStream z=new ZipOutputStream(bo)) {
            z.setComment("c");
            for(String n:new String[]{"a.txt","dir/b.txt"}) {
                ZipEntry e=new ZipEntry(n);
                e.setTime(1000000000000L);
                z.putNextEntry(e);
                z.write(n.repeat(50).getBytes());
                z.closeEntry();
            }
            ZipEntry st=new ZipEntry("stored");
            st.setMethod(ZipEntry.STORED);
            st.setSize(3);
            st.setTime(1000000000000L);
            CRC32 crc=new CRC32();
            crc.update("abc".getBytes());
            st.setCrc(crc.getValue());
            z.putNextEntry(st);
            z.write("abc".getBytes());
            z.closeEntry();
        }
        System.out.println("zip "+h(bo.toByteArray()));
        ZipInputStream zi=new ZipInputStream(new ByteArrayInputStream(bo.toByteArray()));
        ZipEntry e;
        while((e=zi.getNextEntry())!=null) System.out.println(e.getName()+" "+e.isDirectory()+new String(zi.readAllBytes()).length()+" "+e.getMethod()+" "+e.getCrc()+" "+e.getSize());
        Deflater d=new Deflater();
        d.setDictionary("hello world".getBytes());
        d.setInput("hello world hello".getBytes());
        d.finish();
        byte[] b=new byte[100];
        int n=d.deflate(b);
        System.out.println(n+" "+h(Arrays.copyOf(b,n))+d.getTotalIn()+" "+d.getTotalOut()+" "+d.getAdler());
        Inflater i=new Inflater();
        i.setInput(b,0,n);
        byte[] o=new byte[100];
        int m=i.inflate(o);
        System.out.println(m+" "+i.needsDictionary()+i.getAdler());
        i.setDictionary("hello world".getBytes());
        m=i.inflate(o);
        System.out.println(new String(o,0,m)+i.finished()+i.getRemaining()+" "+i.getTotalIn()+" "+i.getTotalOut()+" "+i.getAdler());
        byte[][] bads={{1,2,3,4},{0x78,(byte)0x9c,7,1,2},{0x79,0x01,0},{0x78,(byte)0x9c,0,5,0,1,1},{0x78,(byte)0x9c,3,0,0,0,0,2},{0x78,(byte)0x9c,(byte)0xff}};
        for(byte[] x:bads) try {
            System.out.println(inf(x,false,10).length);
        } catch(DataFormatException ex) {
            System.out.println(ex.getMessage());
        }
        try {
            new GZIPInputStream(new ByteArrayInputStream(new byte[]{1,2,3,4,5,6,7,8,9,10}));
        } catch(ZipException ex) {
            System.out.println(ex.getMessage());
        }
        try {
            new GZIPInputStream(new ByteArrayInputStream(new byte[0]));
        } catch(EOFException ex) {
            System.out.println(ex);
        }
        System.out.println(Character.getName('a')+Character.getName(0x1F600)+Character.codePointOf("EURO SIGN"));
        CheckedInputStream ci=new CheckedInputStream(new ByteArrayInputStream("chk".getBytes()),new Adler32());
        ci.readAllBytes();
        System.out.println(ci.getChecksum().getValue());
        d=new Deflater();
        d.setInput(new byte[5000]);
        System.out.println(d.deflate(b)+" "+d.needsInput()+d.finished());
        d.finish();
        System.out.println(d.deflate(b)+" "+d.finished()+d.getBytesWritten());
        d.reset();
        d.setLevel(9);
        d.setInput("x".getBytes());
        d.finish();
        System.out.println(d.deflate(b));
        d.end();
        try {
            d.deflate(b);
        } catch(NullPointerException ex) {
            System.out.println(ex.getMessage());
        }
    }
}
