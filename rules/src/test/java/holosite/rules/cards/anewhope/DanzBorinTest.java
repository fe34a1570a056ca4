package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.modifier.Figures;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Danz Borin. */
class DanzBorinTest {
    @ParameterizedTest
    @CsvSource({"false, 4, true", "false, 3, false", "true, 4, false"})
    @Claim({"danz-borin#2", "danz-borin#3"})
    void danzBorinHelpsTheGunsOfWhatCarriesHimAsAPassenger(
            boolean pilots, int destiny, boolean hit) {
        var position = table().at("Tatooine", "Devastator", "X-wing");
        if (pilots) {
            position.pilot("Devastator", "Danz Borin");
        } else {
            position.passenger("Devastator", "Danz Borin");
        }
        var scene =
                position.on("Devastator", "Turbolaser Battery")
                        .force(DARK, 3)
                        .nextDestiny(DARK, destiny, 4)
                        .turn(DARK, Phase.BATTLE);

        // two draws, 5 less against a starfighter, defense 4
        scene.battleAt("Tatooine").fire("Turbolaser Battery").at("X-wing");

        assertThat(scene.isHit("X-wing")).isEqualTo(hit);
    }

    @Test
    @Claim("danz-borin#4")
    void danzBorinCarriesTheWeaponsOfBountyHunters() {
        var scene =
                table().at(CANTINA, "Danz Borin", "Boba Fett", "Garindan", "Stormtrooper")
                        .hand(DARK, "Dengar's Modified Riot Gun")
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);
        // the other two are no bounty hunters
        assertThat(hosts(scene, "Dengar's Modified Riot Gun"))
                .containsExactlyInAnyOrder("Danz Borin", "Boba Fett");
        scene.choose("Danz Borin");
        assertThat(scene.hostOf("Dengar's Modified Riot Gun")).isEqualTo("Danz Borin");
        assertThat(scene.used(DARK)).hasSize(5);
    }

    @Test
    void theGunsOfAnotherShipAreNotHelped() {
        var scene =
                table().at("Tatooine", "Devastator", "Conquest", "X-wing")
                        .passenger("Conquest", "Danz Borin")
                        .on("Devastator", "Turbolaser Battery")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 4, 4)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine").fire("Turbolaser Battery").at("X-wing");
        assertThat(scene.isHit("X-wing")).isFalse();
    }

    @Test
    @Claim("danz-borin#2")
    void theGunsOfAShipThatCarriesHisVehicleAreNotHelped() {
        for (boolean ship : new boolean[] {true, false}) {
            var position =
                    table().at("Tatooine", "Devastator")
                            .on("Devastator", "Turbolaser Battery")
                            .cargo("Devastator", "Blizzard 1");
            var scene =
                    position.passenger(ship ? "Devastator" : "Blizzard 1", "Danz Borin")
                            .turn(DARK, Phase.CONTROL);
            int gun = scene.card("Turbolaser Battery");
            assertThat(Figures.of(scene.state(), Figure.WEAPON_DESTINY_DRAW, gun))
                    .isEqualTo(ship ? 1 : 0);
        }
    }
}
