package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** SW-4 Ion Cannon. */
class Sw4IonCannonTest {
    @ParameterizedTest
    @CsvSource({"3, false", "4, true"})
    @Claim({"sw-4-ion-cannon#2", "sw-4-ion-cannon#3", "sw-4-ion-cannon#4", "sw-4-ion-cannon#5"})
    void anIonCannonTakesWeaponsDefenseAndHyperspeedAboveTheDefense(int destiny, boolean success) {
        var scene =
                table().at("Tatooine", "Y-wing", "Vader's Custom TIE", "Devastator")
                        .pilot("Vader's Custom TIE", "DS-61-3")
                        .on("Vader's Custom TIE", "Enhanced TIE Laser Cannon")
                        .on("Devastator", "Turbolaser Battery")
                        .on("Y-wing", "SW-4 Ion Cannon")
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine");
        assertThat(targets(scene, "SW-4 Ion Cannon"))
                .containsExactlyInAnyOrder("Vader's Custom TIE", "Devastator");
        scene.choose("Vader's Custom TIE");

        assertThat(scene.forcePile(LIGHT)).isEmpty();
        assertThat(scene.isOnTable("Enhanced TIE Laser Cannon")).isEqualTo(!success);
        assertThat(scene.isOnTable("Turbolaser Battery")).isTrue();
        assertThat(scene.maneuver("Vader's Custom TIE")).isEqualTo(success ? 0 : 3);
        assertThat(scene.hyperspeed("Vader's Custom TIE")).isEqualTo(success ? 0 : 2);
        assertThat(scene.isHit("Vader's Custom TIE")).isFalse();
    }

    @Test
    @Claim("sw-4-ion-cannon#5")
    void anIonCannonBringsArmorToZero() {
        var scene =
                table().at("Tatooine", "Y-wing", "Devastator")
                        .passenger("Y-wing", "Dack Ralter")
                        .on("Devastator", "Tractor Beam", "Turbolaser Battery")
                        .on("Y-wing", "SW-4 Ion Cannon")
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine").fire("SW-4 Ion Cannon").at("Devastator");

        assertThat(scene.armor("Devastator")).isZero();
        assertThat(scene.isOnTable("Turbolaser Battery")).isFalse();
        assertThat(scene.isOnTable("Tractor Beam")).isTrue();
        assertThat(scene.hyperspeed("Devastator")).isZero();
    }

    @Test
    @Claim("sw-4-ion-cannon#5")
    void aShipWithoutArmorOrWithoutManeuverGetsNone() {
        var scene =
                table().at("Tatooine", "Y-wing", "Devastator", "TIE Fighter")
                        .on("Y-wing", "SW-4 Ion Cannon")
                        .force(LIGHT, 4)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt("Tatooine").fire("SW-4 Ion Cannon").at("TIE Fighter").passResponses();
        assertThat(scene.figure(Figure.MANEUVER, "TIE Fighter")).isZero();
        assertThat(scene.figure(Figure.ARMOR, "TIE Fighter")).isNaN();
        assertThat(scene.figure(Figure.MANEUVER, "Devastator")).isNaN();
    }
}
