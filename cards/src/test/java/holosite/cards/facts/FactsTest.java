package holosite.cards.facts;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.PermanentPilot;
import holosite.language.card.PermanentWeapon;
import holosite.language.card.Trait;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Every card written has the facts of the table. Where a card differs for a good reason, {@code
 * exceptions.tsv} names the card, what differs, and the reason.
 */
final class FactsTest {
    /** Among them one that was blanked later and has an entry in the glossary. */
    private static final int CARDS_OF_THE_GAME = 3675;

    private static final int LEGACY_CARDS = 3;
    private static final Path EXCEPTIONS =
            Path.of("src/test/resources/holosite/facts/exceptions.tsv");

    private static final FactsTable TABLE = FactsTable.read();
    private static final Set<Trait> CHECKED_TRAITS = FactWords.traitsOf(TABLE.all());

    @Test
    void theTableHasEveryCardOfTheGame() {
        assertThat(TABLE.all()).hasSize(CARDS_OF_THE_GAME + LEGACY_CARDS);
    }

    @Test
    void everyCardHasTheFactsOfTheTable() {
        var differences = new TreeSet<String>();
        for (Card card : AllCards.all()) {
            TABLE.byId(card.id())
                    .map(facts -> differences(card, facts))
                    .orElse(List.of("no such id"))
                    .forEach(one -> differences.add(card.id() + "	" + one));
        }
        assertThat(differences)
                .as("facts of cards that differ from the table, without the exceptions named")
                .containsExactlyInAnyOrderElementsOf(exceptions());
    }

    private static Set<String> exceptions() {
        try (Stream<String> lines = Files.lines(EXCEPTIONS)) {
            return lines.filter(line -> !line.startsWith("#"))
                    .map(line -> line.substring(0, line.lastIndexOf('\t')))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> differences(Card card, CardFacts facts) {
        var found = new ArrayList<String>();
        compare(found, "title", card.title(), facts.name());
        compare(found, "other title", card.back().map(Card::title), facts.backName());
        compare(found, "side", card.side(), facts.side());
        compare(found, "type", card.type(), FactWords.type(facts));
        compare(found, "kinds", card.subtypes(), Set.copyOf(FactWords.subtypes(facts)));
        compare(found, "marks", card.uniqueness().marks(), facts.uniqueness().marks());
        figures(found, card, facts);
        different(found, "icon", card.icons(), FactWords.icons(facts), EnumSet.allOf(Icon.class));
        different(found, "trait", card.traits(), FactWords.traits(facts), CHECKED_TRAITS);
        builtInWeapon(found, card, facts);
        matching(found, card, facts);
        crew(found, card, facts);
        return found;
    }

    private static void compare(List<String> found, String what, Object ours, Object theirs) {
        if (!ours.equals(theirs)) {
            found.add(what + " " + ours + " for " + theirs);
        }
    }

    private static void figures(List<String> found, Card card, CardFacts facts) {
        if (card.type() != CardType.LOCATION) {
            compare(
                    found,
                    "destiny",
                    card.destiny(),
                    numbers(facts.figures().getOrDefault("destiny", "")));
        } else {
            compare(
                    found,
                    "dark",
                    text(card.darkIcons()),
                    facts.figures().getOrDefault("dark", ""));
            compare(
                    found,
                    "light",
                    text(card.lightIcons()),
                    facts.figures().getOrDefault("light", ""));
        }
        for (Map.Entry<String, Figure> named : FactWords.printedFigures().entrySet()) {
            Double ours = card.figures().get(named.getValue());
            String theirs = facts.figures().get(named.getKey());
            if (!CardFacts.FORMULA.equals(theirs) && !(ours == null && theirs == null)) {
                compare(found, named.getKey(), text(ours), theirs == null ? "none" : theirs);
            }
        }
    }

    private static List<Double> numbers(String destiny) {
        return Stream.of(destiny.split("\\|")).map(Double::valueOf).toList();
    }

    private static String text(@Nullable Number value) {
        return value == null ? "none" : String.valueOf(value).replaceAll("\\.0$", "");
    }

    /** What one of both has and the other has not, among those that both can say. */
    private static <T> void different(
            List<String> found, String what, Set<T> ours, Set<T> theirs, Set<T> sayable) {
        for (T one : sayable) {
            if (ours.contains(one) != theirs.contains(one)) {
                found.add((ours.contains(one) ? "too much: " : "missing: ") + what + " " + one);
            }
        }
    }

    /** The table names the kinds of a built-in weapon on some cards only. */
    private static void builtInWeapon(List<String> found, Card card, CardFacts facts) {
        Set<Trait> kinds = card.permanentWeapon().map(PermanentWeapon::kinds).orElse(Set.of());
        Set<Trait> theirs = FactWords.builtInWeapon(facts);
        if (!theirs.isEmpty()) {
            different(found, "kind of weapon", kinds, theirs, EnumSet.allOf(Trait.class));
        }
    }

    /** Cards match each other when one of them is said to match the other. */
    private static void matching(List<String> found, Card card, CardFacts facts) {
        for (Card other : AllCards.all()) {
            if (card.side() != other.side() || card.id().compareTo(other.id()) >= 0) {
                continue;
            }
            CardFacts others = TABLE.byId(other.id()).orElseThrow();
            boolean ours =
                    card.matching().contains(other.title())
                            || other.matching().contains(card.title());
            boolean theirs =
                    facts.matching().contains(others.title())
                            || others.matching().contains(facts.title());
            if (ours != theirs) {
                found.add(
                        (ours ? "too much: " : "missing: ")
                                + "matching "
                                + other.title()
                                + " ("
                                + other.id()
                                + ")");
            }
        }
    }

    private static final Map<String, Function<Capacity, Integer>> SEATS =
            Map.of(
                    "pilots", Capacity::pilots,
                    "passengers", Capacity::passengers,
                    "either", Capacity::pilotsOrPassengers,
                    "astromechs", Capacity::astromechs,
                    "vehicles", Capacity::vehicles,
                    "starfighters", Capacity::starfighters,
                    "ties", Capacity::ties);

    private static void crew(List<String> found, Card card, CardFacts facts) {
        if (facts.crew().isEmpty()) {
            return;
        }
        var names = new TreeSet<String>();
        String ability = "none";
        var seats = new TreeSet<String>();
        for (String entry : facts.crew()) {
            String value = entry.substring(entry.indexOf(' ') + 1);
            String what = entry.substring(0, entry.indexOf(' '));
            switch (what) {
                case "permanent" -> ability = value;
                case "pilot", "astromech" -> names.add(value);
                default -> seats.add(what + " " + value);
            }
        }
        var ours = new TreeSet<String>();
        SEATS.forEach(
                (seat, number) -> {
                    int many = number.apply(card.capacity());
                    if (many > 0) {
                        ours.add(seat + " " + (many == Capacity.UNLIMITED ? "unlimited" : many));
                    }
                });
        compare(found, "seats", ours, seats);
        compare(
                found,
                "ability aboard",
                card.permanentPilot()
                        .map(PermanentPilot::ability)
                        .filter(one -> one > 0)
                        .map(FactsTest::text)
                        .orElse("none"),
                ability);
        compare(
                found,
                "aboard",
                new TreeSet<>(card.permanentPilot().map(PermanentPilot::unique).orElse(List.of())),
                names);
    }
}
