package holosite.rules.action;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.FORCE_LOST;
import static holosite.language.ability.When.just;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Effects.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.effect.DrawCards;
import holosite.rules.kit.Scene;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Force used, lost or retrieved for each of some cards: one action for all of it. */
class ForEachTest {
    @Test
    @Claim({"each#1", "each#2", "empty-deck-or-pile#11"})
    void tatooineCelebrationIsOneRetrievalForAllSites() {
        var scene =
                Scene.with(AllCards::all)
                        .system("Tatooine", LIGHT)
                        .on("Tatooine", "Tatooine Celebration")
                        .at(CANTINA, "Luke Skywalker")
                        .at("Tatooine: Mos Eisley", "Han Solo")
                        .at("Tatooine: Docking Bay 94", "Leia Organa")
                        .lost(LIGHT, "Sense", "Alter (1_71)", "Panic", "Escape Pod")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.forcePile(LIGHT)).isEmpty();
        scene.use("Tatooine Celebration");

        assertThat(scene.used(LIGHT)).containsExactlyInAnyOrder("Sense", "Alter", "Panic");
        assertThat(scene.lost(LIGHT)).containsExactly("Escape Pod");
        scene.mayNot("use Tatooine Celebration");
    }

    @Test
    @Claim("each#2")
    void whatIsAskedForARetrievalIsAskedOnceForAllOfIt() {
        for (int force : new int[] {2, 3}) {
            var scene =
                    Scene.with(AllCards::all)
                            .system("Tatooine", LIGHT)
                            .on("Tatooine", "Tatooine Celebration")
                            .at(CANTINA, "Luke Skywalker")
                            .at("Tatooine: Mos Eisley", "Han Solo")
                            .at("Tatooine: Docking Bay 94", "Leia Organa")
                            .beside(DARK, "Secret Plans (7_240)")
                            .lost(LIGHT, "Sense", "Alter (1_71)", "Panic", "Escape Pod")
                            .force(LIGHT, force)
                            .turn(LIGHT, Phase.CONTROL);

            scene.use("Tatooine Celebration");
            // three retrievals of 1 would leave two to whoever can pay for two
            boolean paid = force == 3;
            if (paid) {
                scene.yes();
            } else {
                scene.mayNot("yes");
            }

            assertThat(scene.lost(LIGHT)).hasSize(paid ? 1 : 4);
            assertThat(scene.forcePile(LIGHT)).hasSize(paid ? 0 : 2);
        }
    }

    /** Costs Force for each of its owner's troopers, and costs the opponent that much as well. */
    private static List<Card> levies() {
        var troopers = your(titled("Stormtrooper"));
        return Stream.concat(
                        AllCards.all().stream(),
                        Stream.of(
                                effect("Levy", DARK, "0_14")
                                        .destiny(1)
                                        .says(
                                                deploysOnTable(),
                                                may(
                                                        at(When.your(Phase.CONTROL))
                                                                .use(count(troopers))
                                                                .then(
                                                                        loseForce(
                                                                                OPPONENT,
                                                                                count(troopers))))),
                                effect("Two Levies", DARK, "0_15")
                                        .destiny(1)
                                        .says(
                                                deploysOnTable(),
                                                may(
                                                        at(When.your(Phase.CONTROL))
                                                                .then(
                                                                        loseForce(OPPONENT, 2),
                                                                        loseForce(OPPONENT, 1)))),
                                effect("Mourning", DARK, "0_16")
                                        .destiny(1)
                                        .says(
                                                deploysOnTable(),
                                                automatically(
                                                        at(just(FORCE_LOST).by(OPPONENT))
                                                                .then(
                                                                        new DrawCards(
                                                                                YOU,
                                                                                number(1),
                                                                                Pile
                                                                                        .RESERVE_DECK))))))
                .toList();
    }

    private static Scene levy(int force) {
        return Scene.with(ForEachTest::levies)
                .at(CANTINA, "Stormtrooper", "Stormtrooper", "Stormtrooper")
                .beside(DARK, "Levy", "Two Levies", "Mourning")
                .force(DARK, force)
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    @Claim("each#1")
    void forceUsedOrLostForEachIsOneUseAndOneLossOfTheTotal() {
        // it takes the Force for all of them at once, or is not begun
        levy(2).mayNot("use Levy");
        var scene = levy(3).use("Levy");
        scene.answerDefaults(() -> scene.whoDecides() == LIGHT);
        assertThat(scene.used(DARK)).hasSize(3);
        assertThat(scene.lost(LIGHT)).hasSize(3);
        assertThat(scene.hand(DARK)).hasSize(1);

        // two losses of the same total are two
        var two = levy(3).use("Two Levies");
        two.answerDefaults(() -> two.whoDecides() == LIGHT);
        assertThat(two.lost(LIGHT)).hasSize(3);
        assertThat(two.hand(DARK)).hasSize(2);
    }
}
