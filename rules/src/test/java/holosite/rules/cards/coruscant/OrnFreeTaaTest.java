package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.coruscant.Senate.AMIDALA;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static holosite.rules.cards.coruscant.Senate.senate;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Orn Free Taa. */
class OrnFreeTaaTest {
    private static final String TAA = "Orn Free Taa";
    private static final String USE = "use " + TAA;

    @Test
    void ornFreeTaaKeepsADestinyAndSlipsAway() {
        var scene =
                senate().at(SENATE, TAA)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .reserve(DARK, "Sense")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil(USE).use(TAA);
        assertThat(scene.hand(DARK)).containsExactly("Sense");

        var away =
                senate().at(SENATE, TAA).force(DARK, 3).force(LIGHT, 2).turn(LIGHT, Phase.DEPLOY);
        away.pass(LIGHT).use(TAA);
        assertThat(away.used(DARK)).contains(TAA).hasSize(3);
        assertThat(away.forcePile(DARK)).hasSize(1);
    }

    /** Whether Taa is offered anything before somebody is forfeited. */
    private static boolean offeredInBattle(Position position) {
        Scene scene = position.force(DARK, 4).turn(DARK, Phase.BATTLE).battleAt(CANTINA);
        if (scene.isOffered("fire Vader's Lightsaber")) {
            scene.fire("Vader's Lightsaber").at("Luke Skywalker");
        }
        while (!scene.isOffered("forfeit Luke Skywalker") && scene.inBattle()) {
            if (scene.isOffered(USE)) {
                return true;
            }
            if (scene.isOffered("yes")) {
                scene.no();
            } else {
                scene.answerDefault();
            }
        }
        return false;
    }

    @Test
    void withoutAMajorityNoDestinyIsKept() {
        var position =
                senate().at(SENATE, TAA, AMIDALA)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .force(DARK, 3);
        Scene scene = position.turn(DARK, Phase.BATTLE).battleAt(CANTINA).passWeapons().yes();
        while (!scene.isOffered("forfeit Luke Skywalker")) {
            assertThat(scene.isOffered(USE)).isFalse();
            scene.answerDefault();
        }
        assertThat(scene.hand(DARK)).isEmpty();
    }

    @Test
    void aWeaponDestinyIsNoBattleDestiny() {
        assertThat(
                        offeredInBattle(
                                senate().at(SENATE, TAA)
                                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                                        .on("Darth Vader", "Vader's Lightsaber")))
                .isFalse();
    }

    @Test
    void onlyOneDestinyATurnIsKept() {
        var scene =
                senate().at(SENATE, TAA)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker", "Chewbacca")
                        .at("Tatooine", "Executor", "X-wing")
                        .pilot("Executor", "Captain Piett")
                        .reserve(DARK, "Sense", "Alter (1_234)")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil(USE).use(TAA).finishBattle();
        scene.passUntil("battle at Tatooine").battleAt("Tatooine").passWeapons().yes();
        while (scene.inBattle()) {
            assertThat(scene.isOffered(USE)).isFalse();
            scene.answerDefault();
        }
        assertThat(scene.hand(DARK)).containsExactly("Sense");
    }

    @Test
    void heSlipsAwayInTheOpponentsDeployPhaseOnlyAndIfHeCanPay() {
        var own = senate().at(SENATE, TAA).force(DARK, 3).turn(DARK, Phase.DEPLOY);
        own.mayNot(USE);
        mayNotInThisPhase(senate().at(SENATE, TAA).force(DARK, 3).turn(LIGHT, Phase.CONTROL), USE);
        var poor =
                senate().at(SENATE, TAA).force(DARK, 1).force(LIGHT, 2).turn(LIGHT, Phase.DEPLOY);
        poor.pass();
        assertThat(poor.isOffered(USE)).isFalse();
    }
}
