package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** URoRRuR'R'R. */
class UrorrurrrTest {
    private static final String LEADER = "URoRRuR'R'R";

    @Test
    void heDeploysOnTatooineOnly() {
        var scene =
                table().site(BAY, DARK)
                        .site(FARM, DARK)
                        .site(WAR_ROOM, DARK)
                        .at("Tatooine", "Devastator")
                        .hand(DARK, LEADER)
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, LEADER)).containsExactlyInAnyOrder(BAY, FARM);
    }

    @ParameterizedTest
    @CsvSource({
        "Tusken Raider, Tatooine: Docking Bay 94, 1",
        "Tusken Raider, Tatooine: Mos Eisley, 0",
        "Stormtrooper, Tatooine: Docking Bay 94, 0"
    })
    void withAnotherTuskenRaiderYouDrawABattleDestiny(String other, String site, int draws) {
        var scene =
                table().at(BAY, LEADER, "Rebel Trooper")
                        .at(site, other)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(BAY);
        assertThat(battleDestinies(scene, DARK)).isEqualTo(draws);
    }
}
