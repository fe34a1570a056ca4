package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Death Star Trooper. */
class DeathStarTrooperTest {
    @ParameterizedTest
    @CsvSource({"Death Star: War Room, 2", "Tatooine: Mos Eisley, 1"})
    void heIsWeakerAtOtherSites(String place, double power) {
        var scene = table().at(place, "Death Star Trooper").turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Death Star Trooper")).isEqualTo(power);
    }

    @Test
    void aboardAStarshipHeIsAtNoSite() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", "Death Star Trooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Death Star Trooper")).isEqualTo(2);
    }

    @Test
    void heDeploysToTheDeathStarOnlyAndMovesElsewhere() {
        var scene =
                table().site(WAR_ROOM, DARK)
                        .site("Death Star: Docking Bay 327", DARK)
                        .site(MOS_EISLEY, DARK)
                        .hand(DARK, "Death Star Trooper")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Death Star Trooper"))
                .containsExactlyInAnyOrder(WAR_ROOM, "Death Star: Docking Bay 327");
        table().at("Death Star: Docking Bay 327", "Death Star Trooper")
                .site(BAY, DARK)
                .force(DARK, 9)
                .turn(DARK, Phase.MOVE)
                .transitFrom("Death Star: Docking Bay 327");
    }
}
