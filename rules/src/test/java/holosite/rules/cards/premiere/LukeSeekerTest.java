package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Luke Seeker. */
class LukeSeekerTest {
    @Test
    void itDeploysForOneForceToAnUnoccupiedSite() {
        var scene =
                table().at(CANTINA, "Stormtrooper")
                        .at(MOS_EISLEY, "Rebel Trooper")
                        .site(BAY, DARK)
                        .hand(DARK, "Luke Seeker")
                        .force(DARK, 1)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Luke Seeker").passResponses();
        assertThat(scene.hostOf("Luke Seeker")).isEqualTo(BAY);
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @Test
    void itIsLostTogetherWithAWeakLukeOrPilotPresent() {
        assertThat(finds(table().at(CANTINA, "Jek Porkins"))).isTrue();
        assertThat(finds(table().at(CANTINA, "Rebel Trooper"))).isFalse();
        assertThat(finds(table().at(CANTINA, "Luke Skywalker"))).isFalse();
        assertThat(finds(table().site(CANTINA, DARK).at(BAY, "Jek Porkins"))).isFalse();
    }

    private static boolean finds(Position position) {
        var scene = position.on(CANTINA, "Luke Seeker").turn(DARK, Phase.CONTROL);
        scene.answerDefault();
        return !scene.isOnTable("Luke Seeker");
    }
}
