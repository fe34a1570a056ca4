package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ord Mantell. */
class OrdMantellTest {
    private static final String MANTELL = "Ord Mantell";

    @ParameterizedTest
    @CsvSource({"Ord Mantell, -2", "Tatooine, 0"})
    void underLightControlBountyHuntersAreForfeitLess(String controlled, int change) {
        var scene =
                table().system(MANTELL, LIGHT)
                        .at(controlled, "Corellian Corvette")
                        .at(FARM, "Bossk", "Stormtrooper")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue("Bossk"))
                .isEqualTo(scene.printed(Figure.FORFEIT, "Bossk") + change);
        assertThat(scene.forfeitValue("Stormtrooper")).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, 1, 2", "DARK, 0, 0"})
    void bountyHuntersPilotBetterHere(Side version, int one, int two) {
        var scene = crewed(table().system(MANTELL, version), MANTELL);
        var elsewhere = crewed(table().system(MANTELL, version), "Endor");
        assertThat(scene.power("Tyrant")).isEqualTo(elsewhere.power("Tyrant") + one);
        assertThat(scene.power("Devastator")).isEqualTo(elsewhere.power("Devastator") + two);
    }

    private static Scene crewed(Position position, String where) {
        return position.at(where, "Tyrant", "Devastator")
                .pilot("Tyrant", "Boba Fett (5_91)", "DS-61-2")
                .passenger("Tyrant", "Aurra Sing")
                .pilot("Devastator", "Bossk", "Dengar")
                .turn(DARK, Phase.CONTROL);
    }

    @ParameterizedTest
    @CsvSource({"DARK, Bossk, -2", "DARK, Stormtrooper, 0", "LIGHT, Bossk, 0"})
    void theDarkSidesBountyHuntersDeployHereForLess(Side version, String who, int change) {
        var scene =
                table().system(MANTELL, version)
                        .at(MANTELL, "Devastator")
                        .hand(DARK, who)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost(who, "Devastator"))
                .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, who) + change);
    }
}
