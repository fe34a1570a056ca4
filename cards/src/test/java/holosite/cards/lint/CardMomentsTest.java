package holosite.cards.lint;

import static holosite.cards.lint.CardLints.check;
import static holosite.cards.lint.CardLints.checkFacts;
import static holosite.cards.lint.CardLints.compare;

import holosite.language.ability.Action;
import holosite.language.ability.Limit;
import holosite.language.ability.Requires;
import holosite.language.ability.When;
import holosite.language.amount.Count;
import holosite.language.amount.Fixed;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.condition.InPhase;
import holosite.language.effect.DeployFrom;
import holosite.language.filter.Being;
import holosite.language.filter.Chosen;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * When card trees say that something may be done, how often, and with which numbers: each check
 * looks for one kind of mistake in all cards.
 */
final class CardMomentsTest {
    @Test
    void everyPhaseIsOneThatTheCardNames() {
        checkFacts(
                "phase",
                (card, tree, facts, findings) -> {
                    var said = new HashSet<String>();
                    tree.nodes(When.InPhases.class)
                            .filter(node -> !deploying(node))
                            .map(node -> (When.InPhases) node.value())
                            .filter(moment -> moment.phases().size() < Phase.values().length)
                            .forEach(moment -> said.addAll(phases(moment)));
                    tree.all(InPhase.class)
                            .forEach(moment -> said.add(phase(moment.who(), moment.phase())));
                    Set<String> named =
                            facts.mentions().stream()
                                    .filter(
                                            word ->
                                                    word.endsWith(" phase")
                                                            && !word.contains("per"))
                                    .collect(Collectors.toSet());
                    for (String one : said) {
                        if (!named.contains(one) && !named.contains(one.replaceAll("^\\S+ ", ""))) {
                            findings.add(card, "too much: " + one);
                        }
                    }
                    tree.all(When.InPhases.class)
                            .filter(moment -> moment.phases().size() < Phase.values().length)
                            .forEach(moment -> said.addAll(phases(moment)));
                    for (String one : named) {
                        if (said.stream().noneMatch(other -> other.endsWith(one))) {
                            findings.add(card, "missing: " + one);
                        }
                    }
                });
    }

    @Test
    void whatDeploysFromAPileHasAMomentForIt() {
        check(
                "deploying at any time",
                (card, findings) ->
                        CardTree.of(card)
                                .all(Action.class)
                                .filter(action -> action.moment().equals(When.anyTime()))
                                .filter(
                                        action ->
                                                action.effects().stream()
                                                        .anyMatch(
                                                                effect ->
                                                                        effect
                                                                                        instanceof
                                                                                        DeployFrom
                                                                                                deploying
                                                                                && deploying.from()
                                                                                        != Pile
                                                                                                .HAND))
                                .forEach(action -> findings.add(card, "any phase")));
    }

    /**
     * A text that lets a player deploy cards from a pile means his deploy phase without saying so.
     */
    private static boolean deploying(CardTree.Node moment) {
        return ((When.InPhases) moment.value()).phases().equals(Set.of(Phase.DEPLOY))
                && moment.parent()
                        .filter(
                                one ->
                                        one.is(
                                                Action.class,
                                                action ->
                                                        action.effects().stream()
                                                                .anyMatch(
                                                                        DeployFrom.class
                                                                                ::isInstance)))
                        .isPresent();
    }

    private static List<String> phases(When.InPhases moment) {
        return moment.phases().stream().map(phase -> phase(moment.turn(), phase)).toList();
    }

    private static String phase(Who whose, Phase phase) {
        String name = phase.name().toLowerCase(Locale.ROOT) + " phase";
        return switch (whose) {
            case YOU -> "your " + name;
            case OPPONENT -> "opponent's " + name;
            default -> "any " + name;
        };
    }

    @Test
    void everyLimitIsOneThatTheCardNames() {
        checkFacts(
                "limit",
                (card, tree, facts, findings) -> {
                    for (Limit.Per per :
                            List.of(
                                    Limit.Per.TURN,
                                    Limit.Per.GAME,
                                    Limit.Per.BATTLE,
                                    Limit.Per.PHASE)) {
                        String word = per.name().toLowerCase(Locale.ROOT);
                        boolean ours = tree.all(Limit.class).anyMatch(limit -> limit.per() == per);
                        // what must be done in a phase is done once, whether the card says so or
                        // not
                        boolean theirs =
                                facts.mentions().stream()
                                                .anyMatch(
                                                        mention -> mention.endsWith("per " + word))
                                        || per == Limit.Per.PHASE
                                                && tree.all(Requires.class).findAny().isPresent();
                        compare(card, findings, "per " + word, ours, theirs);
                    }
                });
    }

    @Test
    void everyNumberIsOneThatTheCardNames() {
        checkFacts(
                "number",
                (card, tree, facts, findings) -> {
                    Set<Double> named = new HashSet<>(Set.of(0.0, 1.0));
                    facts.mentions().stream()
                            .filter(word -> word.matches("[0-9.]+"))
                            .forEach(word -> named.add(Double.valueOf(word)));
                    tree.all(Fixed.class)
                            .map(fixed -> Math.abs(fixed.value()))
                            .filter(value -> !named.contains(value))
                            .forEach(value -> findings.add(card, String.valueOf(value)));
                });
    }

    /**
     * Whoever chooses several targets is told beforehand how many he can pay for; which of them he
     * takes must not matter.
     */
    @Test
    void whatSeveralTargetsCostDependsOnTheirNumber() {
        check(
                "cost of several targets",
                (card, findings) ->
                        CardTree.of(card)
                                .nodes(Chosen.class)
                                .filter(node -> node.within(Action.class, "costs"))
                                .filter(node -> !isCounted(node))
                                .forEach(
                                        node -> {
                                            String name = ((Chosen) node.value()).name();
                                            if (isOneOfSeveral(node, name)) {
                                                findings.add(card, name);
                                            }
                                        }));
    }

    private static boolean isCounted(CardTree.Node chosen) {
        return chosen.parent()
                .filter(being -> being.is(Being.class))
                .flatMap(CardTree.Node::parent)
                .filter(count -> count.is(Count.class))
                .isPresent();
    }

    private static boolean isOneOfSeveral(CardTree.Node chosen, String name) {
        return chosen.around().filter(node -> node.is(Action.class)).findFirst().stream()
                .flatMap(node -> ((Action) node.value()).targets().stream())
                .anyMatch(
                        target ->
                                target.name().equals(name) && !target.most().equals(new Fixed(1)));
    }
}
