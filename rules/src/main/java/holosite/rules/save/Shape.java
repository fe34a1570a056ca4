package holosite.rules.save;

import org.jspecify.annotations.Nullable;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** What a record is made of: looked up once for each kind. */
record Shape(String name, List<Part> parts, Constructor<?> constructor) {
    private static final String RULES = "holosite.rules.";
    private static final Map<Class<?>, Shape> KNOWN = new ConcurrentHashMap<>();
    private static final Map<String, Optional<Class<?>>> NAMED = new ConcurrentHashMap<>();

    /** One component. */
    record Part(String name, Type type, boolean mayBeNobody, MethodHandle accessor) {
        @Nullable Object of(Record value) {
            try {
                return accessor.invoke(value);
            } catch (Throwable e) {
                throw new IllegalStateException("cannot read " + name, e);
            }
        }
    }

    static Shape of(Class<?> type) {
        return KNOWN.computeIfAbsent(type, Shape::find);
    }

    private static Shape find(Class<?> type) {
        try {
            var parts = new ArrayList<Part>();
            RecordComponent[] components = type.getRecordComponents();
            var types = new Class<?>[components.length];
            for (int i = 0; i < components.length; i++) {
                var accessor = components[i].getAccessor();
                accessor.setAccessible(true);
                types[i] = components[i].getType();
                parts.add(
                        new Part(
                                components[i].getName(),
                                components[i].getGenericType(),
                                components[i]
                                        .getAnnotatedType()
                                        .isAnnotationPresent(Nullable.class),
                                MethodHandles.lookup().unreflect(accessor)));
            }
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return new Shape(name(type), List.copyOf(parts), constructor);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot look into " + type, e);
        }
    }

    /** A class by its name within the rules; a class within another follows a dot. */
    private static String name(Class<?> type) {
        String name = type.getName();
        if (!name.startsWith(RULES)) {
            throw new IllegalArgumentException(name + " is no part of the rules");
        }
        return name.substring(RULES.length()).replace('$', '.');
    }

    /** The record of that name, if there is one. */
    static Optional<Class<?>> named(String name) {
        return NAMED.computeIfAbsent(name, Shape::search);
    }

    private static Optional<Class<?>> search(String name) {
        var full = new StringBuilder(RULES + name);
        for (; ; ) {
            try {
                Class<?> found = Class.forName(full.toString());
                return found.isRecord() ? Optional.of(found) : Optional.empty();
            } catch (ClassNotFoundException | LinkageError e) {
                int dot = full.lastIndexOf(".");
                if (dot < RULES.length()) {
                    return Optional.empty();
                }
                full.setCharAt(dot, '$');
            }
        }
    }

    /** Makes such a record; nothing where its own rules refuse these values. */
    Optional<Object> make(@Nullable Object[] values) {
        try {
            return Optional.of(constructor.newInstance(values));
        } catch (InvocationTargetException e) {
            return Optional.empty();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a " + name, e);
        }
    }
}
