package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** DS-61-4. */
class Ds614Test {
    @Test
    @Claim("ds-61-4#3")
    void ds614FetchesALonePilotForOneForce() {
        var scene =
                table().at("Tatooine", "Black 4")
                        .pilot("Black 4", "DS-61-4")
                        .reserve(DARK, "Stormtrooper", "Stormtrooper", "Lone Pilot")
                        .force(DARK, 1)
                        .turn(DARK, Phase.CONTROL);
        var before = new java.util.ArrayList<>(scene.reserve(DARK));

        scene.use("DS-61-4").choose("Lone Pilot");

        assertThat(scene.hand(DARK)).containsExactly("Lone Pilot");
        assertThat(scene.used(DARK)).hasSize(1);
        assertThat(scene.reserve(DARK)).hasSize(before.size() - 1);
        before.remove("Lone Pilot");
        assertThat(scene.reserve(DARK)).isNotEqualTo(before).hasSameElementsAs(before);
        scene.mayNot("use DS-61-4");
    }

    @ParameterizedTest
    @CsvSource({"Black 4, 1", "Black 2, 0"})
    void pilotingBlack4HeDrawsABattleDestinyIfUnable(String ship, int draws) {
        var scene =
                table().at("Tatooine", ship, "X-wing")
                        .pilot(ship, "DS-61-4")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        assertThat(battleDestinies(scene, DARK)).isEqualTo(draws);
    }

    @Test
    @Claim("ds-61-4#3")
    void heFetchesOneOfTwo() {
        var scene =
                table().at("Tatooine", "Black 4")
                        .pilot("Black 4", "DS-61-4")
                        .reserve(DARK, "Lone Pilot", "Lone Pilot#2")
                        .force(DARK, 1)
                        .turn(DARK, Phase.CONTROL);

        scene.use("DS-61-4").mayNot("Lone Pilot; Lone Pilot#2").choose("Lone Pilot");

        assertThat(scene.hand(DARK)).containsExactly("Lone Pilot");
    }
}
