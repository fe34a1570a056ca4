package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Daultay Dofine. */
class DaultayDofineTest {
    private static final String DOFINE = "Daultay Dofine";
    private static final String USE = "use " + DOFINE;

    @Test
    void withAnEmptyForcePileUpToTwoForceAreActivatedAsTheDrawPhaseBegins() {
        for (int force : new int[] {0, 1, 2}) {
            var scene = table().at(CANTINA, DOFINE).turn(DARK, Phase.MOVE).pass(DARK);

            scene.expectDecider(DARK).use(DOFINE).mayNot("3").number(force);

            assertThat(scene.forcePile(DARK)).hasSize(force);
        }
    }

    @Test
    void withForceLeftOrInTheOpponentsDrawPhaseNoneIs() {
        var rich = table().at(CANTINA, DOFINE).force(DARK, 1).turn(DARK, Phase.MOVE).pass(DARK);
        assertThat(rich.phase()).isEqualTo(Phase.DRAW);
        rich.mayNot(USE);

        var other = table().at(CANTINA, DOFINE).turn(LIGHT, Phase.MOVE);
        other.passUntil(LIGHT, Phase.DRAW).mayNot(USE).pass();
        assertThat(other.isOffered(USE)).isFalse();
    }

    /** Dark draws a battle destiny with Vader, who adds 1. */
    private static Scene draw(String... deck) {
        return table().at(CANTINA, DOFINE, "Darth Vader", "Luke Skywalker", "Obi-Wan Kenobi")
                .reserve(DARK, deck)
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .passWeapons()
                .yes();
    }

    @Test
    void aDroidDrawnGoesToHandAndTheDestinyIsDrawnAgainOnceATurn() {
        var scene = draw("Destroyer Droid", "Destroyer Droid", "Stormtrooper");

        scene.passUntil(USE).use(DOFINE);
        assertThat(scene.hand(DARK)).containsExactly("Destroyer Droid");
        // the next one is counted, although it is a droid, too
        while (!scene.isOffered("forfeit Luke Skywalker")) {
            scene.mayNot(USE).answerDefault();
        }
        assertThat(scene.hand(DARK)).hasSize(1);
        assertThat(scene.battleDestiny(DARK)).isEqualTo(2 + 1);
    }

    @Test
    void anyOtherCardStays() {
        var scene = draw("EG-6");
        while (!scene.isOffered("forfeit Luke Skywalker")) {
            assertThat(scene.isOffered(USE)).isFalse();
            scene.answerDefault();
        }
        assertThat(scene.hand(DARK)).isEmpty();
    }
}
