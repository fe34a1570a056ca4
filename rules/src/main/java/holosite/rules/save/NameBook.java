package holosite.rules.save;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Names for records and for the constants of enums, both ways. A record or an enum has the name it
 * is registered under, whatever its class is called. Its components and constants are called as in
 * the code, until one is renamed there: then its old name is registered, which saved games keep
 * using.
 */
final class NameBook {
    private final Map<String, Class<?>> types = new LinkedHashMap<>();
    private final Map<Class<?>, String> names = new HashMap<>();
    private final Map<Class<?>, Map<String, String>> parts = new HashMap<>();
    private final Map<Class<?>, Map<Enum<?>, String>> words = new HashMap<>();
    private final Map<Class<?>, Map<String, Enum<?>>> constants = new HashMap<>();
    private final Map<Class<?>, RecordShape> shapes = new ConcurrentHashMap<>();

    /** Registers a record or an enum. */
    NameBook name(String name, Class<?> type) {
        if (types.putIfAbsent(name, type) != null || names.putIfAbsent(type, name) != null) {
            throw new IllegalArgumentException(name + " or " + type + " is entered twice");
        }
        if (type.isEnum()) {
            for (Object constant : type.getEnumConstants()) {
                word((Enum<?>) constant, word(((Enum<?>) constant).name()));
            }
        } else if (!type.isRecord()) {
            throw new IllegalArgumentException(type + " is neither a record nor an enum");
        }
        return this;
    }

    /** The name that saved games still use for a component of a registered record. */
    NameBook part(Class<?> type, String inCode, String saved) {
        parts.computeIfAbsent(type, t -> new HashMap<>()).put(inCode, saved);
        return this;
    }

    /** The name that saved games still use for a constant. */
    NameBook word(Enum<?> constant, String saved) {
        Class<?> type = constant.getDeclaringClass();
        String before = words.computeIfAbsent(type, t -> new HashMap<>()).put(constant, saved);
        var known = constants.computeIfAbsent(type, t -> new LinkedHashMap<>());
        if (before != null) {
            known.remove(before);
        }
        if (known.putIfAbsent(saved, constant) != null) {
            throw new IllegalArgumentException(saved + " is entered twice for " + type);
        }
        return this;
    }

    private static String word(String constant) {
        return constant.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    // ---- looking up

    RecordShape shape(Class<?> type) {
        return shapes.computeIfAbsent(
                type, t -> RecordShape.of(nameOf(t), t, parts.getOrDefault(t, Map.of())));
    }

    String wordFor(Enum<?> constant) {
        Class<?> type = constant.getDeclaringClass();
        nameOf(type);
        return Objects.requireNonNull(words.get(type)).getOrDefault(constant, "");
    }

    private String nameOf(Class<?> type) {
        String name = names.get(type);
        if (name == null) {
            throw new IllegalArgumentException(
                    "SavedNames has no name for " + type.getName() + ", which is saved");
        }
        return name;
    }

    boolean knows(Class<?> type) {
        return names.containsKey(type);
    }

    /** The record of that name, if there is one. */
    Optional<Class<?>> record(String name) {
        return Optional.<Class<?>>ofNullable(types.get(name)).filter(Class::isRecord);
    }

    /** The names of all records of a kind. */
    List<String> names(Class<?> kind) {
        return types.entrySet().stream()
                .filter(entry -> kind.isAssignableFrom(entry.getValue()))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** The constant that word stands for, if there is one. */
    Optional<Enum<?>> constant(Class<?> type, String word) {
        return Optional.ofNullable(constants.getOrDefault(type, Map.of()).get(word));
    }

    /** All words for the constants of an enum. */
    List<String> words(Class<?> type) {
        return List.copyOf(constants.getOrDefault(type, Map.of()).keySet());
    }

    /**
     * Everything registered: a line for each record with its parts, and for each word of an enum.
     */
    List<String> lines() {
        return types.entrySet().stream()
                .flatMap(entry -> lines(entry.getKey(), entry.getValue()))
                .sorted()
                .toList();
    }

    private Stream<String> lines(String name, Class<?> type) {
        if (type.isEnum()) {
            return words(type).stream().map(word -> name + ": " + word);
        }
        List<String> parts = shape(type).parts().stream().map(RecordShape.Part::name).toList();
        return Stream.of(name + "(" + String.join(", ", parts) + ")");
    }
}
