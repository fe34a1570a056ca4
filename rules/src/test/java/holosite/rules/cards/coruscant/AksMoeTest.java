package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.cards.coruscant.Senate.AMIDALA;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static holosite.rules.cards.coruscant.Senate.senate;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Aks Moe. */
class AksMoeTest {
    private static final String MOE = "Aks Moe";

    @ParameterizedTest
    @CsvSource({
        "Devastator, 2",
        "Executor, 2",
        "TIE Scout, 0",
        "Corellian Corvette, 0",
        "Tantive IV, 0"
    })
    void inAMajorityHeStrengthensTheCapitalStarshipsOfHisPlayer(String ship, double more) {
        var scene = senate().at(SENATE, MOE).at("Tatooine", ship).turn(DARK, Phase.CONTROL);

        assertThat(scene.power(ship) - scene.printed(Figure.POWER, ship)).isEqualTo(more);
    }

    @Test
    void withoutAMajorityOrAwayFromTheSenateHeDoesNothing() {
        var few =
                senate().at(SENATE, MOE, AMIDALA, "Yarua")
                        .at("Tatooine", "Devastator")
                        .turn(DARK, Phase.CONTROL);
        assertThat(few.power("Devastator")).isEqualTo(9);

        // his player has the majority, but without him
        var away =
                senate().at(SENATE, "Lott Dod")
                        .at(CANTINA, MOE)
                        .at("Tatooine", "Devastator")
                        .turn(DARK, Phase.CONTROL);
        assertThat(away.power("Devastator")).isEqualTo(9);
    }

    /** A system where only the Light Side has icons, which makes it no battleground. */
    private static final Card ROCK =
            Kinds.system("Plain Rock", 4, LIGHT, "0_1").force(0, 2).icons(Icon.PLANET).done();

    private static final Card CRATER =
            Kinds.site("Plain Rock", "Crater", LIGHT, "0_2")
                    .force(1, 1)
                    .icons(Icon.EXTERIOR, Icon.PLANET)
                    .done();

    private static double bonus(Position position, String location) {
        var scene = position.turn(DARK, Phase.CONTROL);
        return scene.forceDrain(location, DARK) - scene.forceIcons(location, LIGHT);
    }

    private static Position drains(String senator) {
        return tableWith(ROCK, CRATER)
                .site(SENATE, DARK)
                .at(SENATE, senator)
                .system("Tatooine", DARK)
                .at("Tatooine", "TIE Scout");
    }

    @Test
    void inAMajorityDrainsAreGreaterAtBattlegroundSystemsOfAnOccupiedSite() {
        assertThat(bonus(drains(MOE).at(CANTINA, "Stormtrooper"), "Tatooine")).isEqualTo(1);
        assertThat(bonus(drains("Lott Dod").at(CANTINA, "Stormtrooper"), "Tatooine")).isZero();
        assertThat(bonus(drains(MOE).at(CANTINA, "Stormtrooper"), CANTINA)).isZero();
        var sites = drains(MOE).at(CANTINA, "Stormtrooper").at(MOS_EISLEY, "Stormtrooper#2");
        assertThat(bonus(sites, CANTINA)).isZero();
        assertThat(bonus(drains(MOE).site(CANTINA, DARK), "Tatooine")).isZero();
        assertThat(bonus(drains(MOE).at(CANTINA, "Rebel Trooper"), "Tatooine")).isZero();
        assertThat(
                        bonus(
                                drains(MOE)
                                        .at(SENATE, AMIDALA, "Yarua")
                                        .at(CANTINA, "Stormtrooper"),
                                "Tatooine"))
                .isZero();
    }

    @Test
    void anOccupiedSectorIsNoSite() {
        assertThat(
                        bonus(
                                drains(MOE)
                                        .locationOf("Tatooine", "Asteroid Field", DARK)
                                        .at("Asteroid Field", "TIE Fighter"),
                                "Tatooine"))
                .isZero();
    }

    @Test
    void aSystemThatIsNoBattlegroundIsDrainedAsItIs() {
        assertThat(
                        bonus(
                                drains(MOE)
                                        .at("Plain Rock", "TIE Fighter")
                                        .at("Plain Rock: Crater", "Stormtrooper"),
                                "Plain Rock"))
                .isZero();
    }
}
