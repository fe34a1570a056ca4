package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** E-web Blaster. */
class EWebBlasterTest {
    @Test
    @Claim("e-web-blaster#1")
    void anEWebDeploysOnAnySite() {
        var scene =
                table().system("Tatooine", DARK)
                        .site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(PLAINS, DARK)
                        .at(MOS_EISLEY, "Stormtrooper")
                        .hand(DARK, "E-web Blaster")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, "E-web Blaster"))
                .containsExactlyInAnyOrder(CANTINA, MOS_EISLEY, PLAINS);
    }

    @Test
    @Claim("e-web-blaster#2")
    void twoWarriorsMovingTogetherTakeAnEWebAlongForOneMore() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(BAY, DARK)
                        .at(CANTINA, "Stormtrooper", "Sandtrooper", "E-web Blaster")
                        .force(DARK, 9)
                        .turn(DARK, Phase.MOVE);

        scene.move("E-web Blaster").to(BAY);

        assertThat(scene.locationOf("E-web Blaster")).isEqualTo(BAY);
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(BAY);
        assertThat(scene.locationOf("Sandtrooper")).isEqualTo(BAY);
        assertThat(scene.used(DARK)).hasSize(3);
    }

    @Test
    @Claim("e-web-blaster#2")
    void oneWarriorLeavesAnEWebBehind() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(BAY, DARK)
                        .at(CANTINA, "Stormtrooper", "Garindan", "E-web Blaster")
                        .force(DARK, 9)
                        .turn(DARK, Phase.MOVE);

        scene.mayNot("move E-web Blaster").move("Stormtrooper").to(BAY);

        assertThat(scene.locationOf("E-web Blaster")).isEqualTo(CANTINA);
    }

    @Test
    @Claim("e-web-blaster#3")
    void anEWebNeedsAWarriorPresent() {
        var scene =
                table().at(MOS_EISLEY, "Garindan", "E-web Blaster", "EG-6", "Luke Skywalker")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(MOS_EISLEY).mayNot("fire E-web Blaster");
    }
}
