package holosite.rules.save;

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
import org.jspecify.annotations.Nullable;

/** What a record is made of, under the names a saved game has for it and its parts. */
record RecordShape(String name, List<Part> parts, Constructor<?> constructor) {

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

    /**
     * Inspects a record; components are called as in the code unless another name is registered.
     */
    static RecordShape of(String name, Class<?> type, Map<String, String> called) {
        try {
            var parts = new ArrayList<Part>();
            RecordComponent[] components = type.getRecordComponents();
            var types = new Class<?>[components.length];
            for (int i = 0; i < components.length; i++) {
                var accessor = components[i].getAccessor();
                accessor.setAccessible(true);
                types[i] = components[i].getType();
                String inCode = components[i].getName();
                parts.add(
                        new Part(
                                called.getOrDefault(inCode, inCode),
                                components[i].getGenericType(),
                                components[i]
                                        .getAnnotatedType()
                                        .isAnnotationPresent(Nullable.class),
                                MethodHandles.lookup().unreflect(accessor)));
            }
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return new RecordShape(name, List.copyOf(parts), constructor);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot look into " + type, e);
        }
    }

    /** Makes such a record; nothing if its own checks refuse these values. */
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
