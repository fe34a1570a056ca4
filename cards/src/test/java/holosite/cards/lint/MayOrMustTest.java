package holosite.cards.lint;

import holosite.cards.AllCards;
import holosite.cards.facts.CardFacts;
import holosite.cards.facts.FactsTable;
import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Action;
import holosite.language.ability.Offers;
import holosite.language.ability.Requires;
import holosite.language.ability.Triggers;
import holosite.language.ability.When;
import holosite.language.card.CardType;
import holosite.language.card.Phase;
import holosite.language.effect.Branch;
import holosite.language.effect.Effect;
import holosite.language.effect.ForEach;
import holosite.language.effect.May;
import holosite.language.effect.MayDeploy;
import holosite.language.effect.MayMoveAgain;
import holosite.language.effect.MayPay;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What a card lets its player do is not done by itself, and the reverse: whether each text of a
 * card on the table is a choice is compared with the manner of its sentences in the table of facts.
 */
final class MayOrMustTest {
    private static final FactsTable TABLE = FactsTable.read();

    /** Interrupts are played by choice, and what follows is done. */
    @Test
    void whatAPlayerMayDoIsNotDoneByItself() {
        var findings = new Findings("manner");
        for (Card card : AllCards.all()) {
            if (!card.is(CardType.INTERRUPT)) {
                TABLE.byId(card.id()).ifPresent(facts -> compare(card, facts, findings));
            }
        }
        findings.assertNoneButAllowed();
    }

    private static void compare(Card card, CardFacts facts, Findings findings) {
        Set<String> said =
                CardTree.texts(card).stream()
                        .flatMap(List::stream)
                        .flatMap(MayOrMustTest::manner)
                        .collect(Collectors.toSet());
        said.stream()
                .filter(
                        one ->
                                !facts.manner().contains(one)
                                        && facts.manner().contains(opposite(one)))
                .forEach(one -> findings.add(card, one));
    }

    private static String opposite(String manner) {
        return manner.startsWith("may ")
                ? manner.replace("may ", "must ")
                : manner.replace("must ", "may ");
    }

    private static Stream<String> manner(Ability ability) {
        return switch (ability) {
            case Offers offers -> times(offers.action()).map(time -> "may " + time);
            case Requires requires -> manner(requires.action());
            case Triggers triggers -> manner(triggers.action());
            default -> Stream.of();
        };
    }

    /** Something done by itself whose whole result is somebody's choice is a choice. */
    private static Stream<String> manner(Action action) {
        boolean choice = action.effects().stream().allMatch(MayOrMustTest::isChoice);
        return times(action).map(time -> (choice ? "may " : "must ") + time);
    }

    private static boolean isChoice(Effect effect) {
        return switch (effect) {
            case May _, MayPay _, MayDeploy _, MayMoveAgain _ -> true;
            case ForEach each -> each.effects().stream().allMatch(MayOrMustTest::isChoice);
            case Branch branch ->
                    Stream.concat(
                                    branch.branches().stream().flatMap(one -> one.then().stream()),
                                    branch.otherwise().stream())
                            .allMatch(MayOrMustTest::isChoice);
            default -> false;
        };
    }

    private static Stream<String> times(Action action) {
        return switch (action.moment()) {
            case When.InPhases in when in.phases().size() < Phase.values().length ->
                    in.phases().stream()
                            .map(phase -> phase.name().toLowerCase(Locale.ROOT) + " phase");
            case When.Just _ -> Stream.of("when");
            default -> Stream.of();
        };
    }
}
