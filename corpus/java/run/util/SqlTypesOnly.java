import java.sql.*;
public class SqlTypesOnly {
    public static void main(String[] a) {
        Timestamp t = new Timestamp(1234567890123L);
        System.out.println(t + " " + t.getNanos() + " " + Timestamp.valueOf("2020-01-02 03:04:05.678") + " " + Date.valueOf("2021-05-06") + " " + Time.valueOf("10:11:12") + " " + t.toLocalDateTime() + " " + t.toInstant() + " " + t.before(new Timestamp(0)) + " " + JDBCType.valueOf("VARCHAR").getVendorTypeNumber() + " " + Types.INTEGER);
        SQLException e = new SQLException("bad", "42000", 7, new RuntimeException("c"));
        e.setNextException(new SQLException("next"));
        for (Throwable x : e) System.out.println(x);
        System.out.println(e.getSQLState() + e.getErrorCode());
        try {
            Timestamp.valueOf("nope");
        } catch (IllegalArgumentException x) {
            System.out.println(x.getMessage());
        }
        try {
            DriverManager.getConnection("jdbc:none:x");
        } catch (SQLException x) {
            System.out.println(x.getMessage());
        }
    }
}
