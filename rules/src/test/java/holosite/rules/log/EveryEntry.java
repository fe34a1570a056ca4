package holosite.rules.log;

import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.rules.card.NamedKind;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A line of every kind there is, and of every variety where something in it is one of a few. */
public final class EveryEntry {
    public static final CardName VADER = new CardName("1_168", "Darth Vader");

    private EveryEntry() {}

    /** The records a sealed type permits, however deep. */
    public static Stream<Class<?>> kinds() {
        return kinds(Entry.class);
    }

    private static Stream<Class<?>> kinds(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Arrays.stream(type.getPermittedSubclasses()).flatMap(EveryEntry::kinds);
    }

    public static List<Entry> all() {
        return kinds().flatMap(kind -> varieties(kind).stream()).toList();
    }

    private static List<Entry> varieties(Class<?> kind) {
        RecordComponent[] parts = kind.getRecordComponents();
        List<List<Object>> made = new ArrayList<>();
        made.add(List.of());
        for (RecordComponent part : parts) {
            List<List<Object>> longer = new ArrayList<>();
            for (List<Object> values : made) {
                for (Object value : values(part.getType())) {
                    var more = new ArrayList<>(values);
                    more.add(value);
                    longer.add(more);
                }
            }
            made = longer;
        }
        return made.stream().map(values -> make(kind, parts, values)).toList();
    }

    private static final List<NamedKind> EVERY_KIND =
            List.of(
                    new NamedKind.OfType(CardType.WEAPON),
                    new NamedKind.OfSubtype(Subtype.ALIEN),
                    new NamedKind.WithIcon(Icon.PILOT),
                    new NamedKind.OfTitle("Sense"));

    private static List<?> values(Class<?> type) {
        if (type.isEnum()) {
            return List.of(type.getEnumConstants());
        }
        if (type == NamedKind.class) {
            return EVERY_KIND;
        }
        if (type == CardName.class) {
            return List.of(VADER);
        }
        if (type == int.class) {
            return List.of(1);
        }
        if (type == boolean.class) {
            return List.of(true, false);
        }
        if (type == double.class) {
            return List.of(2.5);
        }
        if (type == Optional.class) {
            return List.of(Optional.empty(), Optional.of(4.0));
        }
        throw new IllegalArgumentException("no sample of a " + type);
    }

    private static Entry make(Class<?> kind, RecordComponent[] parts, List<Object> values) {
        try {
            var types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class[]::new);
            return (Entry) kind.getDeclaredConstructor(types).newInstance(values.toArray());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("no sample of a " + kind, e);
        }
    }
}
