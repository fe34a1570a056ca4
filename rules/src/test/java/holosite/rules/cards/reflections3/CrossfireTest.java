package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Crossfire. */
class CrossfireTest {

    /** It lies on the table and makes Light's starships stronger everywhere. */
    private static Card sFoils() {
        return Kinds.effect("S-foils", LIGHT, "0_1")
                .destiny(4)
                .says(
                        Abilities.deploysOnTable(),
                        Abilities.adds(2, Figure.POWER, Filters.your(Filters.STARSHIP)));
    }

    private static boolean stronger(Position position) {
        var scene =
                position.beside(LIGHT, "S-foils")
                        .beside(DARK, "Crossfire")
                        .turn(LIGHT, Phase.CONTROL);
        var without = tableWith(sFoils()).at("Tatooine", "A-wing").turn(LIGHT, Phase.CONTROL);
        return scene.power("A-wing") > without.power("A-wing");
    }

    private static Position space(String... ships) {
        return tableWith(sFoils()).at("Tatooine", "A-wing").at("Tatooine", ships);
    }

    @Test
    @Ruling("suspended-at-places")
    void whereDarkHasAManeuverableShipOrAWeaponPresentSFoilsHaveNoEffect() {
        assertThat(stronger(space())).isTrue();
        assertThat(stronger(space("Punishing One").pilot("Punishing One", "Dengar"))).isFalse();
        assertThat(stronger(space("Boba Fett In Slave I"))).isFalse();
        assertThat(stronger(space("Black 2").pilot("Black 2", "Dengar"))).isFalse();
        assertThat(stronger(space("Black 3").pilot("Black 3", "Dengar"))).isTrue();
        assertThat(stronger(space("TIE Fighter"))).isTrue();
        assertThat(stronger(space("Devastator"))).isTrue();
        assertThat(stronger(space("Devastator").on("Devastator", "Turbolaser Battery"))).isFalse();
        // what somebody aboard carries is not present in space
        assertThat(
                        stronger(
                                space("Devastator")
                                        .passenger("Devastator", "Stormtrooper")
                                        .on("Stormtrooper", "Imperial Blaster")))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "Bespin Motors Void Spider THX 1138, false",
        "dark Lift Tube, true",
        "Stormtrooper, true"
    })
    void aManeuverableVehiclePresentDoesTheSame(String present, boolean stronger) {
        var position = tableWith(sFoils()).at(BAY, "A-wing", present);
        var scene =
                position.beside(LIGHT, "S-foils")
                        .beside(DARK, "Crossfire")
                        .turn(LIGHT, Phase.CONTROL);
        var without =
                tableWith(sFoils())
                        .at(BAY, "A-wing")
                        .beside(LIGHT, "S-foils")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("A-wing") == without.power("A-wing")).isEqualTo(stronger);
    }

    @Test
    @Ruling("suspended-at-places")
    void darkWeaponsElsewhereDoNotMatter() {
        assertThat(
                        stronger(
                                space().at(CANTINA, "Stormtrooper")
                                        .on("Stormtrooper", "Imperial Blaster")))
                .isTrue();
    }

    /** S-foils that change the very figure by which Crossfire finds its places. */
    @Test
    @Ruling("immune-figures")
    void maneuverIsLookedAtAsSFoilsWouldChangeIt() {
        Card sFoils =
                Kinds.effect("S-foils", LIGHT, "0_1")
                        .destiny(4)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.adds(2, Figure.MANEUVER, Filters.STARSHIP),
                                Abilities.adds(2, Figure.POWER, Filters.STARSHIP));
        var scene =
                tableWith(sFoils)
                        .at("Tatooine", "A-wing")
                        .at("Tatooine", "TIE Fighter")
                        .beside(LIGHT, "S-foils")
                        .beside(DARK, "Crossfire")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("A-wing")).isEqualTo(3);
    }
}
