package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** URoRRuR'R'R's Hunting Rifle. */
class UrorrurrrsHuntingRifleTest {
    private static final String RIFLE = "URoRRuR'R'R's Hunting Rifle";

    @ParameterizedTest
    @CsvSource({"URoRRuR'R'R, 1", "Chief Bast, 1", "Stormtrooper, 3"})
    void itIsCheapForItsOwners(String bearer, int cost) {
        var position = table().at(CANTINA, bearer, "Luke Skywalker").hand(DARK, RIFLE);
        position.force(DARK, cost - 1).turn(DARK, Phase.DEPLOY).mayNot("deploy " + RIFLE);
        var scene = position.force(DARK, 1).turn(DARK, Phase.DEPLOY);
        scene.deploy(RIFLE).passResponses();
        assertThat(scene.hostOf(RIFLE)).isEqualTo(bearer);
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"3, true", "2, false"})
    void itIsLessGoodAgainstCharacters(int destiny, boolean hit) {
        var scene =
                table().at(CANTINA, "Imperial Commander", "Rebel Trooper")
                        .on("Imperial Commander", RIFLE)
                        .force(DARK, 2)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("fire " + RIFLE)
                        .nextDestiny(DARK, destiny);
        assertThat(scene.defense("Rebel Trooper")).isEqualTo(1);
        scene.fire(RIFLE).at("Rebel Trooper").passResponses();
        assertThat(scene.lost(LIGHT).contains("Rebel Trooper")).isEqualTo(hit);
    }

    @ParameterizedTest
    @CsvSource({"2, true", "1, false"})
    void twoIsAddedAgainstABeast(int over, boolean hit) {
        String beast = "Bubo";
        var scene =
                table().at(CANTINA, "Imperial Commander", beast)
                        .on("Imperial Commander", RIFLE)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        int defense = (int) scene.defense(beast);
        scene.attack(beast).passUntil("fire " + RIFLE);
        scene.nextDestiny(DARK, defense + over - 3);
        scene.fire(RIFLE).at(beast).passResponses();
        assertThat(!scene.isOnTable(beast) || scene.isHit(beast)).isEqualTo(hit);
    }

    @Test
    void droidsAndVehiclesDoNotCarryIt() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "R2-Q2", "Dewback")
                        .hand(DARK, RIFLE)
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(RIFLE).passResponses();
        assertThat(scene.hostOf(RIFLE)).isEqualTo("Stormtrooper");
        // for its owners the dearer way is no choice
        var owner =
                table().at(CANTINA, "URoRRuR'R'R")
                        .hand(DARK, RIFLE)
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        owner.deploy(RIFLE).passResponses();
        assertThat(owner.hostOf(RIFLE)).isEqualTo("URoRRuR'R'R");
        assertThat(owner.forcePile(DARK)).hasSize(8);
    }
}
