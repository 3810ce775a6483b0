package sojourner.test;

import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.BaseStream;

/** The arguments of parameterized tests, from the sources that say them outright. */
final class Parameters {
    private static final String PROVIDER = "org.junit.jupiter.params.provider.";

    /** A source, or a conversion, that only JUnit itself knows. */
    static final class Unknown extends Exception {
        private static final long serialVersionUID = 1;

        Unknown(String what) {
            super(what);
        }
    }

    private Parameters() {}

    static List<Object[]> of(Class<?> suite, Method test) throws Throwable {
        List<Object[]> raw = new ArrayList<>();
        boolean nullAndEmpty = Annotated.has(test, PROVIDER + "NullAndEmptySource");
        Class<?>[] types = test.getParameterTypes();
        for (Class<?> type : types) {
            String name = type.getName();
            if (name.startsWith("org.junit.jupiter.")) {
                throw new Unknown("a parameter of type " + type.getSimpleName());
            }
        }
        if (nullAndEmpty || Annotated.has(test, PROVIDER + "NullSource")) {
            raw.add(new Object[] {null});
        }
        if (nullAndEmpty || Annotated.has(test, PROVIDER + "EmptySource")) {
            raw.add(new Object[] {empty(types[0])});
        }
        for (Annotation source : Annotated.all(test, PROVIDER + "ValueSource")) {
            values(source, raw);
        }
        for (Annotation source : Annotated.all(test, PROVIDER + "EnumSource")) {
            constants(source, types, raw);
        }
        for (Annotation source : Annotated.all(test, PROVIDER + "CsvSource")) {
            Csv.rows(source, raw);
        }
        for (Annotation source : Annotated.all(test, PROVIDER + "MethodSource")) {
            String[] names = (String[]) Annotated.value(source, "value");
            for (String name : names.length == 0 ? new String[] {""} : names) {
                spread(factory(suite, test, name), raw);
            }
        }
        for (Annotation source : Annotated.all(test, PROVIDER + "FieldSource")) {
            String[] names = (String[]) Annotated.value(source, "value");
            for (String name : names.length == 0 ? new String[] {test.getName()} : names) {
                spread(field(suite, name), raw);
            }
        }
        List<Object[]> arguments = new ArrayList<>();
        for (Object[] row : raw) {
            if (row.length < types.length) {
                throw new Unknown("a parameter without an argument");
            }
            Object[] converted = new Object[types.length];
            for (int i = 0; i < types.length; i++) {
                converted[i] = convert(row[i], types[i]);
            }
            arguments.add(converted);
        }
        if (arguments.isEmpty()) {
            throw new Unknown("its source of arguments");
        }
        return arguments;
    }

    private static void values(Annotation source, List<Object[]> rows) throws Throwable {
        String[] kinds = {"shorts", "bytes", "ints", "longs", "floats", "doubles", "chars", "booleans", "strings", "classes"};
        for (String kind : kinds) {
            Object array = Annotated.value(source, kind);
            for (int i = 0; array != null && i < Array.getLength(array); i++) {
                rows.add(new Object[] {Array.get(array, i)});
            }
        }
    }

    private static void constants(Annotation source, Class<?>[] types, List<Object[]> rows) throws Throwable {
        Class<?> type = (Class<?>) Annotated.value(source, "value");
        if (!type.isEnum() || type.getSimpleName().equals("NullEnum")) {
            type = types[0];
        }
        List<String> names = Arrays.asList((String[]) Annotated.value(source, "names"));
        String mode = String.valueOf(Annotated.value(source, "mode"));
        if (!mode.equals("INCLUDE") && !mode.equals("EXCLUDE") && !mode.startsWith("MATCH_")) {
            throw new Unknown("@EnumSource in mode " + mode);
        }
        Object from = Annotated.value(source, "from");
        Object to = Annotated.value(source, "to");
        if (from != null && !from.equals("") || to != null && !to.equals("")) {
            throw new Unknown("@EnumSource with from and to");
        }
        for (Object constant : type.getEnumConstants()) {
            String name = ((Enum<?>) constant).name();
            boolean any = names.stream().anyMatch(name::matches);
            boolean all = names.stream().allMatch(name::matches);
            boolean none = names.stream().noneMatch(name::matches);
            boolean taken = mode.equals("INCLUDE") ? names.isEmpty() || names.contains(name)
                    : mode.equals("EXCLUDE") ? !names.contains(name)
                    : mode.equals("MATCH_ALL") ? all
                    : mode.equals("MATCH_NONE") ? none : any;
            if (taken) {
                rows.add(new Object[] {constant});
            }
        }
    }

    private static Object factory(Class<?> suite, Method test, String name) throws Throwable {
        String wanted = name.isEmpty() ? test.getName() : name;
        Class<?> where = suite;
        int hash = wanted.indexOf('#');
        if (hash >= 0) {
            where = Class.forName(wanted.substring(0, hash), true, suite.getClassLoader());
            wanted = wanted.substring(hash + 1);
        }
        if (wanted.endsWith("()")) {
            wanted = wanted.substring(0, wanted.length() - 2);
        }
        for (Class<?> each = where; each != null; each = each.getEnclosingClass()) {
            for (Method method : Annotated.methods(each)) {
                boolean fits = method.getName().equals(wanted) && method.getParameterCount() == 0 && !method.equals(test);
                if (fits && Modifier.isStatic(method.getModifiers())) {
                    return Annotated.invoke(method, null);
                }
                if (fits && !Annotated.has(method, "org.junit.jupiter.api.Test")) {
                    throw new Unknown("@MethodSource with a method of the instance");
                }
            }
        }
        throw new Unknown("@MethodSource(\"" + name + "\")");
    }

    private static Object field(Class<?> suite, String name) throws Throwable {
        for (Field field : Annotated.fields(suite)) {
            if (field.getName().equals(name) && Modifier.isStatic(field.getModifiers())) {
                field.setAccessible(true);
                Object value = field.get(null);
                return value instanceof java.util.function.Supplier ? ((java.util.function.Supplier<?>) value).get() : value;
            }
        }
        throw new Unknown("@FieldSource(\"" + name + "\")");
    }

    /** What a source gives, a row a test. */
    static void spread(Object given, List<Object[]> rows) throws Throwable {
        Iterator<?> each;
        if (given instanceof BaseStream) {
            each = ((BaseStream<?, ?>) given).iterator();
        } else if (given instanceof Iterable) {
            each = ((Iterable<?>) given).iterator();
        } else if (given instanceof Iterator) {
            each = (Iterator<?>) given;
        } else if (given != null && given.getClass().isArray()) {
            List<Object> list = new ArrayList<>();
            for (int i = 0; i < Array.getLength(given); i++) {
                list.add(Array.get(given, i));
            }
            each = list.iterator();
        } else {
            throw new Unknown("a source of " + (given == null ? "null" : given.getClass().getName()));
        }
        while (each.hasNext()) {
            rows.add(row(each.next()));
        }
    }

    private static Object[] row(Object given) throws Throwable {
        Class<?> arguments = Annotated.library(PROVIDER + "Arguments");
        if (arguments != null && arguments.isInstance(given)) {
            Object[] row = ((Object[]) Annotated.invoke(arguments.getMethod("get"), given)).clone();
            for (int i = 0; i < row.length; i++) {
                row[i] = unnamed(row[i]);
            }
            return row;
        }
        return given instanceof Object[] ? (Object[]) given : new Object[] {unnamed(given)};
    }

    /** The value behind a name that is only for display. */
    private static Object unnamed(Object given) throws Throwable {
        Class<?> named = Annotated.library("org.junit.jupiter.api.Named");
        boolean isNamed = named != null && named.isInstance(given);
        return isNamed ? Annotated.invoke(named.getMethod("getPayload"), given) : given;
    }

    private static Object empty(Class<?> type) throws Unknown {
        if (type == String.class) {
            return "";
        }
        if (type.isArray()) {
            return Array.newInstance(type.getComponentType(), 0);
        }
        if (type == List.class || type == Collection.class || type == Iterable.class) {
            return Collections.emptyList();
        }
        if (type == java.util.Set.class) {
            return Collections.emptySet();
        }
        if (type == Map.class) {
            return Collections.emptyMap();
        }
        throw new Unknown("@EmptySource of " + type.getName());
    }

    /** An argument as the parameter wants it: as it is, or read from its text. */
    private static Object convert(Object given, Class<?> wanted) throws Throwable {
        if (!(given instanceof String) || wanted.isAssignableFrom(String.class)) {
            return given;
        }
        String text = (String) given;
        if (wanted == int.class || wanted == Integer.class) {
            return Integer.decode(text);
        } else if (wanted == long.class || wanted == Long.class) {
            return Long.decode(text);
        } else if (wanted == short.class || wanted == Short.class) {
            return Short.decode(text);
        } else if (wanted == byte.class || wanted == Byte.class) {
            return Byte.decode(text);
        } else if (wanted == double.class || wanted == Double.class) {
            return Double.valueOf(text);
        } else if (wanted == float.class || wanted == Float.class) {
            return Float.valueOf(text);
        } else if (wanted == char.class || wanted == Character.class) {
            return text.charAt(0);
        } else if (wanted == boolean.class || wanted == Boolean.class) {
            if (!text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
                throw new Unknown("the boolean " + text);
            }
            return Boolean.valueOf(text);
        } else if (wanted.isEnum()) {
            for (Object constant : wanted.getEnumConstants()) {
                if (((Enum<?>) constant).name().equals(text)) {
                    return constant;
                }
            }
            throw new Unknown("the constant " + text);
        }
        return made(text, wanted);
    }

    /** A value from its text, by the one factory method or constructor that takes a text. */
    private static Object made(String text, Class<?> wanted) throws Throwable {
        List<Method> factories = new ArrayList<>();
        for (Method method : wanted.getDeclaredMethods()) {
            boolean fits = Modifier.isStatic(method.getModifiers()) && !Modifier.isPrivate(method.getModifiers())
                    && method.getReturnType() == wanted && method.getParameterCount() == 1;
            if (fits && (method.getParameterTypes()[0] == String.class
                    || method.getParameterTypes()[0] == CharSequence.class)) {
                factories.add(method);
            }
        }
        if (factories.size() == 1 && !wanted.getName().startsWith("java.")) {
            return Annotated.invoke(factories.get(0), null, text);
        }
        for (Constructor<?> constructor : wanted.getDeclaredConstructors()) {
            if (Arrays.equals(constructor.getParameterTypes(), new Class<?>[] {String.class})
                    && Modifier.isPublic(constructor.getModifiers())) {
                return Annotated.make(constructor, text);
            }
        }
        for (Method factory : factories) {
            if (factory.getName().equals("parse") || factory.getName().equals("of") || factory.getName().equals("fromString")) {
                return Annotated.invoke(factory, null, text);
            }
        }
        throw new Unknown("a conversion to " + wanted.getName());
    }
}
