package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

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

    /** The site of one side, and a ship of the other side at the system of Big One. */
    private static Position cave(Side side) {
        return table().system("Anoat", DARK)
                .system("Tatooine", DARK)
                .locationOf("Anoat", "Big One", LIGHT)
                .locationOf("Tatooine", "Asteroid Field", LIGHT)
                .site(CAVE, side)
                .at("Anoat", big(side.opposite()))
                .force(side, 5);
    }

    private static String small(Side side) {
        return side == LIGHT ? "X-wing" : "Boba Fett In Slave I";
    }

    private static String big(Side side) {
        return side == LIGHT ? "Gold Leader In Gold 1" : "Devastator";
    }

    private static String another(Side side) {
        return side == LIGHT ? "Corellian Corvette" : "Conquest";
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void whoControlsItCancelsADrainAtTheSystemOfBigOne(Side side) {
        Side other = side.opposite();
        var scene = cave(side).at(CAVE, small(side)).turn(other, Phase.CONTROL).drainAt("Anoat");
        scene.expectDecider(side).use(CAVE).passUntil(other, Phase.CONTROL);
        assertThat(scene.lost(side)).isEmpty();

        var nobody = cave(side).turn(other, Phase.CONTROL).drainAt("Anoat");
        assertThat(nobody.isOffered("use " + CAVE)).isFalse();
        var elsewhere =
                cave(side)
                        .at(CAVE, small(side))
                        .at("Tatooine", small(other))
                        .turn(other, Phase.CONTROL)
                        .drainAt("Tatooine");
        assertThat(elsewhere.isOffered("use " + CAVE)).isFalse();
        var sector =
                cave(side)
                        .at(CAVE, small(side))
                        .locationOf("Anoat", "Asteroid Field", LIGHT)
                        .at("Asteroid Field#2", another(other))
                        .nextDestiny(side, 0)
                        .turn(other, Phase.CONTROL)
                        .drainAt("Asteroid Field#2");
        assertThat(sector.isOffered("use " + CAVE)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void onlyItsOwnersSideSaysSo(Side side) {
        var scene =
                table().system("Anoat", DARK)
                        .locationOf("Anoat", "Big One", LIGHT)
                        .site(CAVE, side)
                        .at("Anoat", big(side))
                        .at(CAVE, small(side.opposite()))
                        .turn(side, Phase.CONTROL)
                        .drainAt("Anoat");
        assertThat(scene.isOffered("use " + CAVE)).isFalse();
    }
}
