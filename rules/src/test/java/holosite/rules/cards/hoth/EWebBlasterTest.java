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
import holosite.rules.kit.Scene;
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

    private static Scene inTransit(int force, String... there) {
        return table().site(BAY, DARK)
                .site("Yavin 4: Docking Bay", DARK)
                .at(BAY, there)
                .at(BAY, "E-web Blaster", "Atgar Laser Cannon")
                .force(DARK, force)
                .turn(DARK, Phase.MOVE)
                .transitFrom(BAY);
    }

    @Test
    @Claim({"e-web-blaster#2", "artillery-weapons#8"})
    void twoWarriorsTakeAnEWebAlongInDockingBayTransitForOneMore() {
        var scene = inTransit(9, "Stormtrooper", "Sandtrooper");
        scene.choose("Stormtrooper", "Sandtrooper");
        assertThat(scene.offered()).contains("E-web Blaster").doesNotContain("Atgar Laser Cannon");
        scene.choose("E-web Blaster").passResponses();
        assertThat(scene.locationOf("E-web Blaster")).isEqualTo("Yavin 4: Docking Bay");
        assertThat(scene.locationOf("Sandtrooper")).isEqualTo("Yavin 4: Docking Bay");
        assertThat(scene.used(DARK)).hasSize(1 + 1);
    }

    @Test
    @Claim({"e-web-blaster#2", "artillery-weapons#8"})
    void anEWebStaysIfItsBearersLeaveItOrAreTooFewOrTooPoor() {
        var left = inTransit(9, "Stormtrooper", "Sandtrooper");
        left.choose("Stormtrooper", "Sandtrooper").answer("nothing").passResponses();
        assertThat(left.locationOf("E-web Blaster")).isEqualTo(BAY);
        assertThat(left.locationOf("Stormtrooper")).isEqualTo("Yavin 4: Docking Bay");
        assertThat(left.used(DARK)).hasSize(1);

        var few = inTransit(9, "Stormtrooper", "Garindan");
        few.choose("Stormtrooper", "Garindan").passResponses();
        assertThat(few.locationOf("Stormtrooper")).isEqualTo("Yavin 4: Docking Bay");
        assertThat(few.locationOf("E-web Blaster")).isEqualTo(BAY);

        var poor = inTransit(1, "Stormtrooper", "Sandtrooper");
        poor.choose("Stormtrooper", "Sandtrooper").passResponses();
        assertThat(poor.locationOf("Stormtrooper")).isEqualTo("Yavin 4: Docking Bay");
        assertThat(poor.locationOf("E-web Blaster")).isEqualTo(BAY);
    }
}
