package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Trooper Charge. */
class TrooperChargeTest {
    @ParameterizedTest
    @CsvSource({"Death Star Trooper, 3", "Stormtrooper, 2"})
    void aTrooperFightsBetterAndIsLostInTheEnd(String trooper, int power) {
        var scene =
                table().at(
                                WAR_ROOM,
                                "Death Star Trooper",
                                "Stormtrooper",
                                "Chief Bast",
                                "Rebel Trooper")
                        .at(BAY, "Stormtrooper#2")
                        .hand(DARK, "Trooper Charge")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(WAR_ROOM);
        double before = scene.power(trooper);
        scene.play("Trooper Charge")
                .mayNot("Rebel Trooper", "Chief Bast", "Stormtrooper#2")
                .choose(trooper);
        scene.passUntil(DARK);
        assertThat(scene.power(trooper)).isEqualTo(before + power);
        scene.passUntil(DARK, Phase.MOVE);
        assertThat(scene.lost(DARK)).contains(trooper);
        assertThat(scene.isOnTable("Chief Bast")).isTrue();
    }
}
