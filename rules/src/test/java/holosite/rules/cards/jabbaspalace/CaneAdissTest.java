package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Cane Adiss. */
class CaneAdissTest {
    private static final String JUNGLE = "Dagobah: Jungle";

    @Test
    void itAnswersAForceDrainAtAPlanetAndLetsAnybodyInAfterwards() {
        var scene =
                table().site(FARM, LIGHT)
                        .site(CANTINA, DARK)
                        .at(FARM, "Rebel Trooper")
                        .hand(DARK, "Cane Adiss", "Sergeant Wallen", "Garindan")
                        .force(DARK, 9)
                        .turn(LIGHT, Phase.CONTROL);
        scene.drainAt(FARM).passUntil("deploy Cane Adiss").deploy("Cane Adiss").passResponses();
        assertThat(scene.hostOf("Cane Adiss")).isEqualTo(FARM);
        scene.passUntil(DARK, Phase.DEPLOY).offers("deploy Sergeant Wallen", "deploy Garindan");
    }

    @Test
    void whoeverComesNeedsNoPermissionOfThePlace() {
        table().site(JUNGLE, LIGHT)
                .at(JUNGLE, "Rebel Trooper")
                .on(JUNGLE, "Cane Adiss")
                .hand(DARK, "Garindan", "E-web Blaster")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Garindan")
                .mayNot("deploy E-web Blaster");
        table().site(JUNGLE, LIGHT)
                .at(JUNGLE, "Rebel Trooper")
                .hand(DARK, "Garindan")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Garindan");
    }

    @Test
    void itAnswersNoDrainInSpaceOrUnderAShieldAndNoneOfItsOwnSide() {
        table().site(WAR_ROOM, DARK)
                .at(WAR_ROOM, "Rebel Trooper")
                .hand(DARK, "Cane Adiss")
                .turn(LIGHT, Phase.CONTROL)
                .drainAt(WAR_ROOM)
                .mayNot("deploy Cane Adiss");
        table().site(GENERATORS, LIGHT)
                .site(COMMAND_CENTER, DARK)
                .at(COMMAND_CENTER, "Rebel Trooper")
                .hand(DARK, "Cane Adiss")
                .turn(LIGHT, Phase.CONTROL)
                .drainAt(COMMAND_CENTER)
                .mayNot("deploy Cane Adiss");
        table().site(FARM, LIGHT)
                .at(FARM, "Stormtrooper")
                .hand(DARK, "Cane Adiss")
                .turn(DARK, Phase.CONTROL)
                .drainAt(FARM)
                .mayNot("deploy Cane Adiss");
    }

    @Test
    void controlDoesNotReachIt() {
        table().site(FARM, LIGHT)
                .at(FARM, "Rebel Trooper")
                .on(FARM, "Cane Adiss")
                .at(CANTINA, "Obi-Wan Kenobi")
                .hand(LIGHT, "light Control")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play light Control");
    }
}
