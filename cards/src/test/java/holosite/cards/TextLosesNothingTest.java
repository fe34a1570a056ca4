package holosite.cards;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.CardText;
import holosite.language.ability.Ability;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.card.CardType;
import holosite.language.card.Duration;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.condition.Always;
import holosite.language.condition.Condition;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.filter.OfSubtype;
import holosite.language.filter.OfType;
import holosite.language.prose.Language;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * The printed text says all that the tree of a card says. Every limit in every tree is taken away,
 * one at a time: a filter, a player, a condition, a duration, a member of a list. The text must
 * change.
 */
final class TextLosesNothingTest {

    /** Where a limit goes without saying, by the end of the way to it. */
    private static final Map<String, String> GOES_WITHOUT_SAYING =
            Map.ofEntries(
                    Map.entry("Triggers.action/Action.actor", "nobody takes an automatic action"),
                    Map.entry("AsDestiny.action/Action.actor", "nobody takes an automatic action"),
                    Map.entry("AsDestiny.action/Action.moment", "the card speaks as it is drawn"),
                    Map.entry("Target.most", "as many as there are is any number"),
                    Map.entry("Just[PHASE_STARTS].by", "the condition names the player's phase"),
                    Map.entry("Just[PHASE_ENDS].by", "the condition names the player's phase"),
                    Map.entry("Just[REACHED].cause", "what is reached is the speaking card"),
                    Map.entry("LookAt.name", "a name is for the text to point back, not to print"),
                    Map.entry("Allows.who", "told of what the cards may do, not the player"),
                    Map.entry("Allows.where", "a target is targeted by weapons"),
                    Map.entry("Relocate.sameForAll", "one place is the same for all"));

    private final Map<String, String> lost = new TreeMap<>();

    @Test
    void takingAwayAnyLimitOfACardChangesItsText() throws ReflectiveOperationException {
        for (Card card : AllCards.all()) {
            for (Ability ability : abilities(card)) {
                String text = text(card, ability);
                vary(
                        "",
                        ability,
                        other -> other,
                        (path, other) -> {
                            if (text(card, (Ability) other).equals(text)) {
                                lost.putIfAbsent(path, card.id() + ": " + text);
                            }
                        });
            }
        }
        assertThat(lost.entrySet()).isEmpty();
    }

    private static List<Ability> abilities(Card card) {
        if (!card.is(CardType.LOCATION)) {
            return card.text();
        }
        var both = new ArrayList<>(card.textFor(Side.DARK));
        both.addAll(card.textFor(Side.LIGHT));
        return both;
    }

    private static String text(Card card, Ability ability) {
        var p = CardText.prose(card, Language.EN);
        return ability.say(p.apart()).spoken(p);
    }

    private interface Seen {
        void with(String path, Object whole);
    }

    /** Walks through a tree, handing on the whole with one limit taken away each time. */
    private static void vary(String path, Object node, Function<Object, Object> whole, Seen seen)
            throws ReflectiveOperationException {
        if (GOES_WITHOUT_SAYING.keySet().stream().anyMatch(path::endsWith)) {
            return;
        }
        // Beside "Sarlacc" it goes without saying that it is a creature.
        boolean kind = node instanceof OfType || node instanceof OfSubtype;
        if (kind && path.endsWith("AllOf.filters")) {
            return;
        }
        less(node).ifPresent(other -> accepted(() -> whole.apply(other), path, seen));
        switch (node) {
            case Record record -> {
                RecordComponent[] parts = record.getClass().getRecordComponents();
                for (int i = 0; i < parts.length; i++) {
                    int at = i;
                    vary(
                            path + "/" + name(record) + "." + parts[i].getName(),
                            part(record, parts[i]),
                            other -> whole.apply(with(record, at, other)),
                            seen);
                }
            }
            case List<?> list -> {
                for (int i = 0; i < list.size(); i++) {
                    int at = i;
                    vary(
                            path,
                            list.get(i),
                            other -> {
                                var copy = new ArrayList<Object>(list);
                                copy.set(at, other);
                                return whole.apply(copy);
                            },
                            seen);
                }
            }
            case Optional<?> optional when optional.isPresent() ->
                    vary(path, optional.get(), other -> whole.apply(Optional.of(other)), seen);
            default -> {}
        }
    }

    private static String name(Record record) {
        String name = record.getClass().getSimpleName();
        return record instanceof When.Just just ? name + "[" + just.event() + "]" : name;
    }

    /** The same with less said, if there is less to say. */
    private static Optional<Object> less(Object part) {
        return switch (part) {
            case Everything _, Always _ -> Optional.empty();
            case Filter _ -> Optional.of(new Everything());
            case Condition _ -> Optional.of(Always.ALWAYS);
            case Who who when who != Who.EITHER -> Optional.of(Who.EITHER);
            case Boolean yes when yes -> Optional.of(false);
            case Duration span when span != Duration.REST_OF_GAME ->
                    Optional.of(Duration.REST_OF_GAME);
            case Modifier.Op op when op == Modifier.Op.BASE -> Optional.of(Modifier.Op.SET);
            case Optional<?> optional when optional.isPresent() -> Optional.of(Optional.empty());
            case List<?> list when list.size() > 1 ->
                    Optional.of(List.copyOf(list.subList(0, list.size() - 1)));
            default -> Optional.empty();
        };
    }

    /** Some nodes refuse to be without a part; then there is nothing to compare. */
    private static void accepted(Supplier<Object> whole, String path, Seen seen) {
        Object other;
        try {
            other = whole.get();
        } catch (IllegalArgumentException refused) {
            return;
        }
        seen.with(path, other);
    }

    private static Object part(Record record, RecordComponent part)
            throws ReflectiveOperationException {
        var accessor = part.getAccessor();
        accessor.setAccessible(true);
        return accessor.invoke(record);
    }

    private static Object with(Record record, int at, Object other) {
        try {
            RecordComponent[] parts = record.getClass().getRecordComponents();
            var types = new Class<?>[parts.length];
            var values = new Object[parts.length];
            for (int i = 0; i < parts.length; i++) {
                types[i] = parts[i].getType();
                values[i] = i == at ? other : part(record, parts[i]);
            }
            var constructor = record.getClass().getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
