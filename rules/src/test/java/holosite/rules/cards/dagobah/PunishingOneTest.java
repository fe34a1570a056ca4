package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Punishing One. */
class PunishingOneTest {
    @Test
    @Claim("punishing-one#1")
    void bountyHuntersAndSmugglersPilotPunishingOne() {
        var scene =
                table().system("Tatooine", DARK)
                        .hand(DARK, "Punishing One", "Dengar", "Dr. Evazan", "DS-61-2")
                        .force(DARK, 10)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.deployWithPilot("Punishing One").offered())
                .containsExactlyInAnyOrder("Dengar", "Dr. Evazan");
    }

    @Test
    @Claim("punishing-one#1")
    void punishingOneTakesOnePassenger() {
        table().at(BAY, "Punishing One", "DS-61-3")
                .pilot("Punishing One", "Dengar")
                .turn(DARK, Phase.MOVE)
                .offers("embark DS-61-3");
        table().at(BAY, "Punishing One", "DS-61-3", "Boba Fett")
                .pilot("Punishing One", "Dengar")
                .passenger("Punishing One", "DS-61-2")
                .turn(DARK, Phase.MOVE)
                .mayNot("embark DS-61-3", "embark Boba Fett");
    }

    @Test
    @Claim("punishing-one#2")
    void punishingOneIsImmuneWithDengarAtTheControls() {
        var scene =
                table().at("Tatooine", "Punishing One")
                        .pilot("Punishing One", "Dengar")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.immunity("Punishing One")).isEqualTo(3);
        var other =
                table().at("Tatooine", "Punishing One")
                        .pilot("Punishing One", "Boba Fett")
                        .turn(DARK, Phase.CONTROL);
        assertThat(other.immunity("Punishing One")).isZero();
        var passenger =
                table().at("Tatooine", "Punishing One")
                        .pilot("Punishing One", "Boba Fett")
                        .passenger("Punishing One", "Dengar")
                        .turn(DARK, Phase.CONTROL);
        assertThat(passenger.immunity("Punishing One")).isZero();
    }

    @Test
    @Claim("punishing-one#3")
    void punishingOneIsCheapTogetherWithDengar() {
        var scene =
                table().system("Tatooine", DARK)
                        .hand(DARK, "Punishing One", "Dengar", "Boba Fett")
                        .force(DARK, 10)
                        .turn(DARK, Phase.DEPLOY);
        scene.deployWithPilot("Punishing One");
        scene.choose("Dengar");
        assertThat(scene.used(DARK)).hasSize(4);

        var other =
                table().system("Tatooine", DARK)
                        .hand(DARK, "Punishing One", "Dengar", "Boba Fett")
                        .force(DARK, 10)
                        .turn(DARK, Phase.DEPLOY);
        other.deployWithPilot("Punishing One");
        other.choose("Boba Fett");
        assertThat(other.used(DARK)).hasSize(8);
    }

    @Test
    @Claim("punishing-one#4")
    void aBoostedTieCannonDeploysOnPunishingOne() {
        var scene =
                table().at("Tatooine", "Punishing One", "TIE Fighter", "Devastator")
                        .pilot("Punishing One", "Dengar")
                        .hand(DARK, "Boosted TIE Cannon")
                        .force(DARK, 1)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Boosted TIE Cannon").to("Punishing One");
        assertThat(scene.hostOf("Boosted TIE Cannon")).isEqualTo("Punishing One");
    }
}
