package holosite.cards.lint;

import static holosite.cards.lint.CardLints.TABLE;
import static holosite.cards.lint.CardLints.check;
import static holosite.cards.lint.CardLints.checkFacts;
import static holosite.cards.lint.CardLints.compare;

import holosite.cards.facts.CardFacts;
import holosite.cards.facts.FactWords;
import holosite.language.ability.Ability;
import holosite.language.ability.Action;
import holosite.language.ability.Event;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.card.CardType;
import holosite.language.card.DestinyKind;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.language.condition.Exists;
import holosite.language.effect.CancelCards;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.FireTogether;
import holosite.language.effect.FireWeapon;
import holosite.language.filter.AllOf;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.Held;
import holosite.language.filter.InState;
import holosite.language.filter.Not;
import holosite.language.filter.OfSubtype;
import holosite.language.filter.OfSystem;
import holosite.language.filter.OfType;
import holosite.language.filter.OneOf;
import holosite.language.filter.PersonaOf;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;
import holosite.language.filter.TargetedAs;
import holosite.language.filter.Titled;
import holosite.language.filter.WithIcon;
import holosite.language.filter.WithTrait;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What card trees must not say: each check looks for one kind of mistake in all cards. */
final class CardLintsTest {
    /** The types of the cards of each title, written or not. */
    private static final Map<String, Set<CardType>> TYPES =
            TABLE.all().stream()
                    .collect(
                            Collectors.groupingBy(
                                    CardFacts::name,
                                    Collectors.mapping(FactWords::type, Collectors.toSet())));

    @Test
    void noTextSaysTheSameTwice() {
        check(
                "twice",
                (card, findings) -> {
                    for (List<Ability> text : CardTree.texts(card)) {
                        var seen = new HashSet<Ability>();
                        for (Ability ability : text) {
                            if (!seen.add(ability)) {
                                findings.add(card, ability.getClass().getSimpleName());
                            }
                        }
                    }
                });
    }

    @Test
    void everyTitleNamedIsTheTitleOfACard() {
        check(
                "title",
                (card, findings) ->
                        CardTree.of(card)
                                .all(Titled.class)
                                .filter(titled -> !TYPES.containsKey(titled.title()))
                                .forEach(titled -> findings.add(card, titled.title())));
    }

    /** What a weapon draws is weapon destiny, whether it is fired or explodes. */
    @Test
    void weaponsDrawWeaponDestiny() {
        check(
                "weapon destiny",
                (card, findings) -> {
                    if (card.type() == CardType.WEAPON) {
                        CardTree.of(card)
                                .all(DrawDestiny.class)
                                .filter(draw -> draw.kind() != DestinyKind.WEAPON)
                                .forEach(draw -> findings.add(card, draw.kind().name()));
                    }
                });
    }

    private static final Set<Relation> OF_PLACES =
            EnumSet.of(
                    Relation.AT,
                    Relation.PRESENT_AT,
                    Relation.RELATED_TO,
                    Relation.ADJACENT_TO,
                    Relation.NEAREST_TO,
                    Relation.SAME_OR_ADJACENT_TO);

    /** An Interrupt is never on the table, nothing but a location is a place, and so on. */
    @Test
    void aTitleStandsOnlyWhereItsCardCanBe() {
        check(
                "place of a title",
                (card, findings) ->
                        CardTree.of(card)
                                .nodes(Titled.class)
                                .forEach(
                                        node -> {
                                            String title = ((Titled) node.value()).title();
                                            Set<CardType> types =
                                                    TYPES.getOrDefault(title, Set.of());
                                            for (String wrong : misplaced(node, types)) {
                                                findings.add(card, title + " " + wrong);
                                            }
                                        }));
    }

    private static List<String> misplaced(CardTree.Node node, Set<CardType> types) {
        var wrong = new ArrayList<String>();
        boolean location = types.contains(CardType.LOCATION);
        boolean onlyInterrupt = types.equals(Set.of(CardType.INTERRUPT));
        boolean played = played(node);
        if (!types.isEmpty() && !location && asPlace(node)) {
            wrong.add("is no place");
        }
        if (played && !types.contains(CardType.INTERRUPT) && !types.contains(CardType.EPIC_EVENT)) {
            wrong.add("is not played");
        }
        boolean onTable = node.within(Exists.class) || node.within(CancelCards.class);
        if (onlyInterrupt && onTable && !played) {
            wrong.add("is not on the table");
        }
        if (onlyInterrupt && deployed(node)) {
            wrong.add("is not deployed");
        }
        return wrong;
    }

    private static boolean deployed(CardTree.Node node) {
        return node.within(DeployFrom.class, "which")
                || node.around()
                        .anyMatch(
                                one ->
                                        one.is(
                                                Modifier.class,
                                                change -> change.figure() == Figure.DEPLOY_COST));
    }

    private static boolean asPlace(CardTree.Node node) {
        var inner = node;
        while (inner.parent().isPresent()) {
            var outer = inner.parent().get();
            if (outer.value() instanceof Related related) {
                return OF_PLACES.contains(related.relation()) && !inner.part().equals("relation");
            }
            if (outer.value() instanceof When.Just) {
                return inner.part().equals("place");
            }
            if (!(outer.value() instanceof Filter)) {
                return false;
            }
            inner = outer;
        }
        return false;
    }

    private static boolean played(CardTree.Node node) {
        return node.within(When.Just.class, "subject")
                        && node.around()
                                .anyMatch(
                                        one ->
                                                one.is(
                                                        When.Just.class,
                                                        just -> just.event() == Event.BEING_PLAYED))
                || node.around()
                        .filter(one -> one.is(AllOf.class))
                        .anyMatch(
                                one ->
                                        ((AllOf) one.value())
                                                .filters()
                                                .contains(new InState(CardState.BEING_PLAYED)));
    }

    /** Ships with pilots built in have the pilot's icon, too: a pilot is a character with it. */
    @Test
    void pilotsAndWarriorsAreCharacters() {
        check(
                "skill",
                (card, findings) ->
                        CardTree.of(card)
                                .nodes(WithIcon.class)
                                .filter(
                                        node ->
                                                Set.of(Icon.PILOT, Icon.WARRIOR)
                                                        .contains(((WithIcon) node.value()).icon()))
                                .filter(node -> !besideACharacter(node))
                                .forEach(
                                        node ->
                                                findings.add(
                                                        card,
                                                        ((WithIcon) node.value())
                                                                .icon()
                                                                .name()
                                                                .toLowerCase(Locale.ROOT))));
    }

    private static boolean besideACharacter(CardTree.Node node) {
        return node.around()
                .takeWhile(one -> one.is(Filter.class))
                .filter(one -> one.is(AllOf.class))
                .flatMap(one -> ((AllOf) one.value()).filters().stream())
                .anyMatch(CardLintsTest::ofCharacters);
    }

    private static boolean ofCharacters(Filter filter) {
        return switch (filter) {
            case OfType type -> type.type() == CardType.CHARACTER;
            case OfSubtype subtype -> subtype.subtype().type() == CardType.CHARACTER;
            case WithTrait trait -> trait.trait().of() == CardType.CHARACTER;
            case PersonaOf _ -> true;
            case TargetedAs _ -> true;
            default -> false;
        };
    }

    @Test
    void whoOccupiesOrControlsIsSaidAsTheCardSaysIt() {
        checkFacts(
                "hold",
                (card, tree, facts, findings) -> {
                    boolean controlled = holds(tree, Held.Hold.CONTROLLED);
                    boolean occupied =
                            holds(tree, Held.Hold.OCCUPIED)
                                    || tree.nodes(InState.class)
                                            .anyMatch(CardLintsTest::tellsWhoOccupies);
                    compare(card, findings, "controls", controlled, facts.mentions("controls"));
                    compare(card, findings, "occupies", occupied, facts.mentions("occupies"));
                    boolean present =
                            tree.all(Related.class)
                                            .anyMatch(
                                                    related ->
                                                            Set.of(
                                                                            Relation.PRESENT_AT,
                                                                            Relation.PRESENT_WITH,
                                                                            Relation.WHERE_PRESENT)
                                                                    .contains(related.relation()))
                                    || tree.all(InState.class)
                                            .anyMatch(
                                                    in ->
                                                            in.state()
                                                                    == CardState
                                                                            .PRESENT_WITH_SCOMP_LINK);
                    compare(card, findings, "present", present, facts.mentions("present"));
                });
    }

    /** Weapons and pilots built into a card fire and fly, too. */
    @Test
    void weaponsAndPilotsBuiltInAreAskedForToo() {
        check(
                "built in",
                (card, findings) -> {
                    CardTree tree = CardTree.of(card);
                    tree.all(Action.class)
                            .filter(CardLintsTest::fires)
                            .flatMap(action -> action.targets().stream())
                            .filter(target -> weapon(target.filter()))
                            .filter(
                                    target ->
                                            !target.filter()
                                                    .toString()
                                                    .contains("PERMANENT_WEAPON"))
                            .forEach(target -> findings.add(card, "fires " + target.name()));
                    tree.nodes(WithIcon.class)
                            .filter(
                                    node ->
                                            node.is(
                                                    WithIcon.class,
                                                    with -> with.icon() == Icon.PILOT))
                            .flatMap(CardLintsTest::relations)
                            .filter(BY_CREW::contains)
                            .forEach(
                                    relation ->
                                            findings.add(
                                                    card,
                                                    "pilots "
                                                            + relation.name()
                                                                    .toLowerCase(Locale.ROOT)));
                });
    }

    private static final Set<Relation> BY_CREW =
            EnumSet.of(Relation.ABOARD, Relation.PILOTING, Relation.DRIVING, Relation.HAS_ABOARD);

    private static boolean fires(Action action) {
        return action.effects().stream()
                .anyMatch(effect -> effect instanceof FireWeapon || effect instanceof FireTogether);
    }

    private static boolean weapon(Filter filter) {
        return switch (filter) {
            case OfType type -> type.type() == CardType.WEAPON;
            case OfSubtype subtype -> subtype.subtype().type() == CardType.WEAPON;
            case WithTrait trait -> trait.trait().of() == CardType.WEAPON;
            case AllOf all -> all.filters().stream().anyMatch(CardLintsTest::weapon);
            case OneOf one -> one.filters().stream().anyMatch(CardLintsTest::weapon);
            default -> false;
        };
    }

    /** How the card asked for stands to others, or another to it. */
    private static Stream<Relation> relations(CardTree.Node node) {
        return node.around()
                .takeWhile(one -> one.is(Filter.class))
                .flatMap(
                        one ->
                                switch (one.value()) {
                                    case AllOf all -> all.filters().stream();
                                    case Related related -> Stream.of(related);
                                    default -> Stream.<Filter>empty();
                                })
                .filter(Related.class::isInstance)
                .map(filter -> ((Related) filter).relation())
                .distinct();
    }

    /** Whoever gives presence at a location that is controlled controls it. */
    private static boolean tellsWhoOccupies(CardTree.Node node) {
        return switch (((InState) node.value()).state()) {
            case UNOCCUPIED -> true;
            case GIVING_PRESENCE ->
                    node.around()
                            .filter(one -> one.is(AllOf.class))
                            .flatMap(one -> ((AllOf) one.value()).filters().stream())
                            .noneMatch(
                                    one ->
                                            one instanceof Held held
                                                    && held.hold() == Held.Hold.CONTROLLED);
            default -> false;
        };
    }

    private static boolean holds(CardTree tree, Held.Hold hold) {
        return tree.all(Held.class).anyMatch(held -> held.hold() == hold);
    }

    /** These have no clouds of their own: on them is at their sites. */
    private static final Set<String> ONLY_SITES =
            Set.of("Cloud City", "Death Star", "Death Star II");

    /** On a planet is at its sites and cloud sectors, not at its system. */
    @Test
    void onAPlanetIsNotAtItsSystem() {
        checkFacts(
                "on",
                (card, tree, facts, findings) -> {
                    var said = new HashSet<String>();
                    tree.nodes(OfSystem.class)
                            .forEach(
                                    node -> {
                                        String system = ((OfSystem) node.value()).system();
                                        said.add(narrowed(node) + " " + system);
                                    });
                    Set<String> named =
                            facts.mentions().stream()
                                    .filter(word -> word.startsWith("on "))
                                    .collect(Collectors.toSet());
                    for (String one : named) {
                        boolean sites =
                                ONLY_SITES.contains(one.substring("on ".length()))
                                        && said.contains(
                                                "site of " + one.substring("on ".length()));
                        if (!said.contains(one) && !sites) {
                            findings.add(card, "missing: " + one);
                        }
                    }
                    said.stream()
                            .filter(one -> one.startsWith("on ") && !named.contains(one))
                            .forEach(one -> findings.add(card, "too much: " + one));
                });
    }

    private static String narrowed(CardTree.Node node) {
        Set<Filter> beside =
                node.around()
                        .takeWhile(one -> one.is(Filter.class))
                        .filter(one -> one.is(AllOf.class))
                        .flatMap(one -> ((AllOf) one.value()).filters().stream())
                        .collect(Collectors.toSet());
        var system = new OfSubtype(Subtype.SYSTEM);
        if (beside.contains(new Not(system))) {
            return "on";
        }
        return beside.contains(new OfSubtype(Subtype.SITE)) ? "site of" : "of";
    }

    /** Several copies of a card that is not unique can be on the table; a text cancels one. */
    @Test
    void cardsThatAreNotUniqueAreCanceledOneByOne() {
        Set<String> unique =
                TABLE.all().stream()
                        .filter(facts -> facts.uniqueness().unique())
                        .map(CardFacts::name)
                        .collect(Collectors.toSet());
        check(
                "cancel",
                (card, findings) ->
                        CardTree.of(card)
                                .nodes(Titled.class)
                                .filter(node -> node.within(CancelCards.class))
                                .map(node -> ((Titled) node.value()).title())
                                .filter(title -> !unique.contains(title))
                                .forEach(title -> findings.add(card, title)));
    }
}
