package holosite.rules.capture;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Undercover spies: what they say is off, and texts about who is where pass them over. */
class UndercoverSpiesTest {
    /** A spy at a site, under cover or not. */
    private static Position spy(String spy, String site, boolean undercover) {
        var position = table().site(site, DARK).at(site, spy);
        return undercover ? position.undercover(spy) : position;
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Ruling("text-of-undercover-spies")
    void theTextOfASpyUnderCoverIsOff(boolean undercover) {
        var scene =
                spy("Garindan", FARM, undercover)
                        .at(FARM, "Luke Skywalker")
                        .at(BAY, "Stormtrooper")
                        .hand(DARK, "Chief Bast")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Chief Bast", BAY) - scene.deployCost("Chief Bast", FARM))
                .isEqualTo(undercover ? 0 : 1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Ruling("text-of-undercover-spies")
    void nothingHeMayDoByHisTextIsOffered(boolean undercover) {
        var scene =
                spy("Commander Vanden Willard", FARM, undercover)
                        .beside(LIGHT, "Astromech Shortage")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOffered("use Commander Vanden Willard")).isEqualTo(!undercover);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Ruling("text-of-undercover-spies")
    void whatHeSaysOfHimselfUnderCoverCounts(boolean undercover) {
        var scene =
                spy("TK-422", FARM, undercover)
                        .at(BAY, "Stormtrooper")
                        .site("Yavin 4: Docking Bay", DARK)
                        .hand(DARK, "Chief Bast")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(
                        scene.deployCost("Chief Bast", BAY)
                                - scene.deployCost("Chief Bast", "Yavin 4: Docking Bay"))
                .isEqualTo(undercover ? 1 : 0);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    @Ruling("text-of-undercover-spies")
    void aTextAboutWhoIsThereDoesNotMeanHim(boolean undercover) {
        var scene =
                spy("Leia Organa", FARM, undercover)
                        .at(BAY, "Rebel Trooper#2")
                        .hand(LIGHT, "Rebel Trooper")
                        .turn(LIGHT, Phase.DEPLOY);
        // a trooper deploys for free where a Rebel of ability above 2 is
        assertThat(scene.deployCost("Rebel Trooper", FARM)).isEqualTo(undercover ? 1 : 0);
        assertThat(scene.deployCost("Rebel Trooper", BAY)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"true, 0", "false, 1"})
    @Ruling("text-of-undercover-spies")
    void whoeverLooksForHimAtHisSiteDoesNotFindHim(boolean undercover, int more) {
        var scene =
                spy("Leia Organa", MOS_EISLEY, undercover)
                        .at(MOS_EISLEY, "Garindan")
                        .at(BAY, "Stormtrooper")
                        .hand(DARK, "Chief Bast")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Chief Bast", BAY) - scene.deployCost("Chief Bast", MOS_EISLEY))
                .isEqualTo(more);
    }
}
