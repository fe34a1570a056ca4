package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Jawa Siesta, and Jawa Pack. */
class JawaSiestaTest {
    @ParameterizedTest
    @CsvSource({
        "LIGHT, Jawa Siesta, 3, 3, true", "LIGHT, Jawa Siesta, 2, 3, false",
        "LIGHT, Jawa Siesta, 3, 2, false", "DARK, Jawa Pack, 3, 3, true",
        "DARK, Jawa Pack, 2, 3, false", "DARK, Jawa Pack, 3, 2, false"
    })
    void eachPlayerUsesThreeForceForIt(
            Side side, String title, int own, int others, boolean deploys) {
        var scene =
                table().hand(side, title)
                        .force(side, own)
                        .force(side.opposite(), others)
                        .turn(side, Phase.DEPLOY);
        assertThat(scene.isOffered("deploy " + title)).isEqualTo(deploys);
        if (deploys) {
            scene.deploy(title).passResponses();
            assertThat(scene.isOnTable(title)).isTrue();
            assertThat(scene.used(side)).hasSize(3);
            assertThat(scene.used(side.opposite())).hasSize(3);
        }
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Jawa Siesta", "DARK, Jawa Pack"})
    void itsPlayersJawasAreWorthOneMore(Side side, String title) {
        var scene =
                table().at(WAR_ROOM, "light Jawa", "dark Jawa", "Rebel Trooper", "Stormtrooper")
                        .beside(side, title)
                        .turn(side);
        assertThat(scene.forfeitValue("light Jawa")).isEqualTo(side == LIGHT ? 2 : 1);
        assertThat(scene.forfeitValue("dark Jawa")).isEqualTo(side == DARK ? 2 : 1);
        assertThat(scene.forfeitValue("Rebel Trooper")).isEqualTo(2);
        assertThat(scene.forfeitValue("Stormtrooper")).isEqualTo(2);
    }
}
