package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Big One: Asteroid Cave Or Space Slug Belly. */
class BigOneAsteroidCaveOrSpaceSlugBellyTest {
    private static final String CAVE = "Big One: Asteroid Cave Or Space Slug Belly";

    @Test
    void itIsDeployedInsideBigOneOnly() {
        table().system("Anoat", DARK)
                .locationOf("Anoat", "Asteroid Field", DARK)
                .hand(LIGHT, CAVE)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + CAVE);
        table().system("Anoat", DARK)
                .locationOf("Anoat", "Big One", DARK)
                .hand(LIGHT, CAVE)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy " + CAVE);
    }

    private static Position cave() {
        return table().system("Anoat", DARK)
                .system("Tatooine", DARK)
                .locationOf("Anoat", "Big One", LIGHT)
                .locationOf("Tatooine", "Asteroid Field", LIGHT)
                .site(CAVE, LIGHT)
                .at("Anoat", "Devastator")
                .force(LIGHT, 5);
    }

    @Test
    void whoControlsItCancelsADrainAtTheSystemOfBigOne() {
        var scene = cave().at(CAVE, "X-wing").turn(DARK, Phase.CONTROL).drainAt("Anoat");
        scene.expectDecider(LIGHT).use(CAVE).passUntil(DARK, Phase.CONTROL);
        assertThat(scene.lost(LIGHT)).isEmpty();

        var nobody = cave().turn(DARK, Phase.CONTROL).drainAt("Anoat");
        assertThat(nobody.isOffered("use " + CAVE)).isFalse();
        var elsewhere =
                cave().at(CAVE, "X-wing")
                        .at("Tatooine", "TIE Scout")
                        .turn(DARK, Phase.CONTROL)
                        .drainAt("Tatooine");
        assertThat(elsewhere.isOffered("use " + CAVE)).isFalse();
        var sector =
                cave().at(CAVE, "X-wing")
                        .locationOf("Anoat", "Asteroid Field", LIGHT)
                        .at("Asteroid Field#2", "Conquest")
                        .turn(DARK, Phase.CONTROL)
                        .drainAt("Asteroid Field#2");
        assertThat(sector.isOffered("use " + CAVE)).isFalse();
    }

    @Test
    void darksOwnCancelsADrainForDarkOnly() {
        for (boolean own : new boolean[] {true, false}) {
            var scene =
                    table().system("Anoat", DARK)
                            .locationOf("Anoat", "Big One", LIGHT)
                            .site(CAVE, DARK)
                            .at("Anoat", own ? "Gold Leader In Gold 1" : "Devastator")
                            .at(CAVE, own ? "TIE Scout" : "X-wing")
                            .turn(own ? LIGHT : DARK, Phase.CONTROL)
                            .drainAt("Anoat");
            assertThat(scene.isOffered("use " + CAVE)).isEqualTo(own);
        }
    }
}
