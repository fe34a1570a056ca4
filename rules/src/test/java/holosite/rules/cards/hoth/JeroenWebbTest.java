package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Jeroen Webb, and Lieutenant Cabbel, who does the same for the Dark Side. */
class JeroenWebbTest {
    @ParameterizedTest
    @CsvSource({
        "Jeroen Webb, Corellian Corvette, 7",
        "Lieutenant Cabbel, Victory-Class Star Destroyer, 8"
    })
    void hePilotsWell(String who, String ship, int power) {
        var scene =
                table().at("Tatooine", ship, "Tyrant").pilot(ship, who).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power(ship)).isEqualTo(power);
        assertThat(scene.power("Tyrant")).isEqualTo(8);
        assertThat(scene.armor("Tyrant")).isEqualTo(6);
    }

    @ParameterizedTest
    @CsvSource({"Tyrant, 7", "Devastator, 6"})
    void cabbelArmorsTheTyrant(String ship, int armor) {
        var scene =
                table().at("Tatooine", ship)
                        .passenger(ship, "Lieutenant Cabbel")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.armor(ship)).isEqualTo(armor);
    }

    @Test
    void cabbelPilotsVehiclesAsAnybodyDoes() {
        var scene =
                table().at(PLAINS, "Blizzard Walker")
                        .pilot("Blizzard Walker", "Lieutenant Cabbel")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Blizzard Walker")).isEqualTo(6);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Jeroen Webb, General Carlist Rieekan, -1",
        "LIGHT, Jeroen Webb, Rebel Trooper, 0",
        "DARK, Lieutenant Cabbel, General Tagge, -1",
        "DARK, Lieutenant Cabbel, Stormtrooper, 0",
        "DARK, Lieutenant Cabbel, URoRRuR'R'R, 0"
    })
    void besideALeaderHeTakesFromTheOpponentsTotal(
            Side side, String who, String companion, int change) {
        var enemies =
                side == LIGHT
                        ? new String[] {"General Veers", "Stormtrooper#2"}
                        : new String[] {"Obi-Wan Kenobi (1_21)"};
        var scene =
                table().at(FARM, who, companion)
                        .at(FARM, enemies)
                        .force(side, 1)
                        .nextDestiny(side.opposite(), 4)
                        .turn(side, Phase.BATTLE)
                        .battleAt(FARM);
        scene.passWeapons();
        while (scene.prompt() == Prompt.Key.DRAW_BATTLE_DESTINY) {
            scene.yes();
        }
        assertThat(scene.battleDestiny(side.opposite())).isEqualTo(4 + change);
    }
}
