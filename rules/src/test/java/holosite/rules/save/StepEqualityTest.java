package holosite.rules.save;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.notation.AnyAnswer;
import holosite.rules.notation.ReadyDecks;
import holosite.rules.state.GameSnapshot;
import holosite.rules.text.CardAction;
import holosite.rules.text.Program;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a game is made of compares by value: every component of a step, a decision or a battle
 * counts, and arrays count by what is in them.
 */
class StepEqualityTest {

    @ParameterizedTest
    @CsvSource({
        "mos-eisley-manhunt, old-heroes, 5",
        "death-squadron, echo-base-squadrons, 6",
        "mos-eisley-manhunt, echo-base-squadrons, 7",
        "death-squadron, old-heroes, 8"
    })
    void everyComponentCounts(String dark, String light, long seed) {
        Map<Class<?>, List<Record>> met = played(dark, light, seed);

        assertThat(met).hasSizeGreaterThan(10);
        met.values().forEach(records -> records.forEach(StepEqualityTest::compare));
    }

    /** Up to ten of each kind of record that lay on the stack of a random game. */
    private static Map<Class<?>, List<Record>> played(String dark, String light, long seed) {
        var met = new HashMap<Class<?>, List<Record>>();
        Game game = Game.start(ReadyDecks.setup(dark, light), seed);
        game.quiet();
        var player = new AnyAnswer(seed);
        while (!game.isOver()) {
            GameSnapshot snapshot = GameSnapshot.of(game.state());
            Stream.of(
                            snapshot.steps().stream(),
                            snapshot.decision().stream(),
                            snapshot.lastings().stream().map(l -> l.context()),
                            Stream.of(snapshot.battle(), snapshot.turn(), snapshot.uses()))
                    .flatMap(s -> s)
                    .map(Record.class::cast)
                    .forEach(
                            record -> {
                                var some =
                                        met.computeIfAbsent(
                                                record.getClass(), k -> new ArrayList<>());
                                if (some.size() < 10) {
                                    some.add(record);
                                }
                            });
            game.answer(player.to(game.decision()));
        }
        return met;
    }

    private static void compare(Record record) {
        RecordShape shape = RecordShape.of("", record.getClass(), Map.of());
        Object[] values = shape.parts().stream().map(part -> part.of(record)).toArray();
        var copies = Stream.of(values).map(StepEqualityTest::copy).toArray();
        assertThat(shape.make(copies).orElseThrow()).isEqualTo(record).hasSameHashCodeAs(record);
        for (int i = 0; i < values.length; i++) {
            Object[] others = values.clone();
            Optional<Object> changed = changed(values[i]);
            if (changed.isPresent()) {
                others[i] = changed.get();
                assertThat(shape.make(others))
                        .as("%s with another %s", record, shape.parts().get(i).name())
                        .isNotEqualTo(Optional.of(record));
            }
        }
    }

    private static @Nullable Object copy(@Nullable Object value) {
        if (value != null && value.getClass().isArray()) {
            int length = Array.getLength(value);
            Object copy = Array.newInstance(value.getClass().getComponentType(), length);
            for (int i = 0; i < length; i++) {
                Array.set(copy, i, copy(Array.get(value, i)));
            }
            return copy;
        }
        return value;
    }

    /** Another value of the same type; nothing for what a card says, which is told by identity. */
    private static Optional<Object> changed(@Nullable Object value) {
        return switch (value) {
            case null -> Optional.of(Side.DARK);
            case Integer n -> Optional.of(n + 1);
            case Long n -> Optional.of(n + 1);
            case Double n -> Optional.of(n.isNaN() ? 0.0 : n + 1);
            case Boolean b -> Optional.of(!b);
            case String s -> Optional.of(s + "'");
            case Enum<?> e -> another(e);
            case List<?> list -> Optional.of(longer(list));
            case Program program -> Optional.empty();
            case CardAction action -> Optional.empty();
            case Record record -> changed(record);
            default -> value.getClass().isArray() ? Optional.of(longer(value)) : Optional.empty();
        };
    }

    private static Optional<Object> another(Enum<?> e) {
        Set<Object> others = new HashSet<>(List.of(e.getDeclaringClass().getEnumConstants()));
        others.remove(e);
        return others.stream().findFirst();
    }

    private static List<?> longer(List<?> list) {
        var longer = new ArrayList<Object>(list);
        longer.add(list.isEmpty() ? "something" : list.getFirst());
        return longer;
    }

    private static Object longer(Object array) {
        int length = Array.getLength(array);
        Class<?> type = array.getClass().getComponentType();
        Object longer = Array.newInstance(type, length + 1);
        System.arraycopy(array, 0, longer, 0, length);
        if (!type.isPrimitive()) {
            Array.set(longer, length, Array.newInstance(type.getComponentType(), 0));
        }
        return longer;
    }

    private static Optional<Object> changed(Record record) {
        RecordShape shape = RecordShape.of("", record.getClass(), Map.of());
        Object[] values = shape.parts().stream().map(part -> part.of(record)).toArray();
        for (int i = values.length - 1; i >= 0; i--) {
            Optional<Object> changed = changed(values[i]);
            if (changed.isPresent()) {
                values[i] = changed.get();
                return shape.make(values);
            }
        }
        return Optional.empty();
    }
}
