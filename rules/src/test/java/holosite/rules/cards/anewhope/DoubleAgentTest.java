package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Double Agent. */
class DoubleAgentTest {
    @ParameterizedTest
    @CsvSource({"false, 2, false", "false, 3, true", "true, 0, false", "true, 1, true"})
    @Claim({"double-agent#1", "double-agent#2"})
    void aDoubleAgentFindsASpy(boolean undercover, int destiny, boolean lost) {
        var position = table().at(CANTINA, "Garindan", "Leia Organa");
        if (undercover) {
            position.undercover("Garindan");
        }
        var scene =
                position.hand(LIGHT, "Double Agent")
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Double Agent").passResponses();
        assertThat(scene.isIn("Garindan", Zone.LOST_PILE)).isEqualTo(lost);
    }

    @Test
    @Claim("double-agent#3")
    void aDoubleAgentNeedsASpyOfBothPlayers() {
        table().at(CANTINA, "Garindan", "Luke Skywalker")
                .at(MOS_EISLEY, "Leia Organa")
                .hand(LIGHT, "Double Agent")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Double Agent");
        table().at(CANTINA, "Stormtrooper", "Sandtrooper", "Leia Organa")
                .undercover("Sandtrooper")
                .at(MOS_EISLEY, "Garindan")
                .hand(LIGHT, "Double Agent")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Double Agent");
    }

    @Test
    void theOwnSpyMayBeUnderCoverAndMustBeASpyOfYours() {
        table().at(CANTINA, "Garindan", "Leia Organa")
                .undercover("Leia Organa")
                .hand(LIGHT, "Double Agent")
                .turn(LIGHT, Phase.CONTROL)
                .offers("play Double Agent");
        table().at(CANTINA, "Garindan", "Rebel Trooper")
                .undercover("Rebel Trooper")
                .hand(LIGHT, "Double Agent")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Double Agent");
        table().at(CANTINA, "Garindan", "Labria")
                .undercover("Labria")
                .hand(LIGHT, "Double Agent")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Double Agent");
    }

    private static Position sisters() {
        return table().hand(LIGHT, "Double Agent");
    }

    @Test
    @Claim("double-agent#4")
    void theTonnikaSistersCrossToYourSide() {
        var scene = sisters().at(CANTINA, "Tonnika Sisters", "Garindan").turn(LIGHT, Phase.CONTROL);
        scene.play("Double Agent").passResponses();
        assertThat(scene.ownerOf("Tonnika Sisters")).isEqualTo(LIGHT);
        assertThat(scene.ownerOf("Garindan")).isEqualTo(DARK);
        assertThat(scene.locationOf("Tonnika Sisters")).isEqualTo(CANTINA);
        assertThat(scene.totalPower(CANTINA, LIGHT)).isEqualTo(scene.power("Tonnika Sisters"));
        assertThat(scene.lost(LIGHT)).containsExactly("Double Agent");
    }

    @Test
    void awayFromASiteOrOnYourSideAlreadyTheSistersStay() {
        sisters()
                .at("Tatooine", "Devastator")
                .passenger("Devastator", "Tonnika Sisters")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Double Agent");
        sisters()
                .at(CANTINA, "Tonnika Sisters")
                .stolen("Tonnika Sisters")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Double Agent");
    }

    @Test
    void whoIsNoSpyIsNotFound() {
        var scene =
                table().at(CANTINA, "Garindan", "Leia Organa", "Stormtrooper", "R2-D2 (2_14)")
                        .hand(LIGHT, "Double Agent")
                        .nextDestiny(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        // there is only one to find
        scene.play("Double Agent").passResponses();
        assertThat(scene.lost(DARK)).containsExactly("Garindan");
        table().at(CANTINA, "Stormtrooper", "Leia Organa")
                .undercover("Stormtrooper")
                .hand(LIGHT, "Double Agent")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Double Agent");
        table().at(CANTINA, "Garindan", "Mara Jade, The Emperor's Hand")
                .at(MOS_EISLEY, "Leia Organa")
                .hand(LIGHT, "Double Agent")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Double Agent");
    }

    @Test
    @Claim("double-agent#1")
    void oneSpyOfTheOpponentsIsLookedFor() {
        var scene =
                table().at(CANTINA, "Garindan", "Mara Jade, The Emperor's Hand", "Leia Organa")
                        .at(CANTINA, "R2-D2 (2_14)")
                        .undercover("R2-D2 (2_14)")
                        .hand(LIGHT, "Double Agent")
                        .turn(LIGHT, Phase.CONTROL);

        scene.play("Double Agent");

        assertThat(oneOf(scene))
                .containsExactlyInAnyOrder("Garindan", "Mara Jade, The Emperor's Hand");
    }

    /** Dark has won the landspeeder at sabacc. */
    @Test
    void theyLeaveAVehicleOfTheirOldSide() {
        String speeder = "Luke's X-34 Landspeeder";
        var scene =
                sisters()
                        .at(MOS_EISLEY, speeder)
                        .stolen(speeder)
                        .passenger(speeder, "Tonnika Sisters")
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Double Agent").passResponses();
        assertThat(scene.ownerOf("Tonnika Sisters")).isEqualTo(LIGHT);
        assertThat(scene.hostOf("Tonnika Sisters")).isEqualTo(MOS_EISLEY);
    }
}
