package holosite.rules.decision;

import holosite.language.ability.Event;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.card.NamedKind;
import holosite.rules.table.Cards;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** One of every question the rules ask, and one of every act they offer. */
public final class Samples {
    private Samples() {}

    public static Stream<Prompt> prompts() {
        return all(Prompt.class);
    }

    public static Stream<Act> acts() {
        return all(Act.class);
    }

    private static <T> Stream<T> all(Class<T> sealed) {
        return records(sealed).distinct().map(type -> sealed.cast(sample(type)));
    }

    private static Stream<Class<?>> records(Class<?> type) {
        return type.isRecord()
                ? Stream.of(type)
                : Arrays.stream(type.getPermittedSubclasses()).flatMap(Samples::records);
    }

    private static Object sample(Class<?> type) {
        RecordComponent[] parts = type.getRecordComponents();
        try {
            return type.getDeclaredConstructor(
                            Arrays.stream(parts)
                                    .map(RecordComponent::getType)
                                    .toArray(Class<?>[]::new))
                    .newInstance(Arrays.stream(parts).map(Samples::value).toArray());
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("cannot make a " + type, e);
        }
    }

    private static Object value(RecordComponent part) {
        return switch (part.getGenericType().getTypeName()) {
            case "int" -> 1;
            case "double" -> 2.0;
            case "boolean" -> true;
            case "java.lang.String" -> "Tatooine";
            case "java.util.List<java.lang.String>" -> List.of("Tatooine", "Hoth");
            case "java.util.List<java.lang.Double>" -> List.of(1.0, 2.0);
            case "java.util.List<java.lang.Integer>" -> List.of(0, 1);
            default -> value(part.getType());
        };
    }

    private static Object value(Class<?> type) {
        if (type == Phase.class) {
            return Phase.BATTLE;
        }
        if (type == Event.class) {
            return Event.DEPLOYED;
        }
        if (type == Side.class) {
            return Side.DARK;
        }
        if (type == DeployTarget.class) {
            return DeployTarget.card(1);
        }
        if (type == NamedKind.class) {
            return new NamedKind.OfTitle("Sense");
        }
        if (type == NamedKind.By.class) {
            return NamedKind.By.ICON;
        }
        if (type == Cards.class) {
            return new Cards(1, 2);
        }
        if (type == List.class) {
            return List.of(Fate.ESCAPE, Fate.RALLY);
        }
        throw new AssertionError("no sample of a " + type);
    }
}
