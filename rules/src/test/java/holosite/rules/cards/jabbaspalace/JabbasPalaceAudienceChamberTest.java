package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Jabba's Palace: Audience Chamber. */
class JabbasPalaceAudienceChamberTest {
    private static final String CHAMBER = "Jabba's Palace: Audience Chamber";

    private static Position dark() {
        return table().site(CHAMBER, DARK)
                .site(CANTINA, DARK)
                .reserve(DARK, "Garindan", "Dengar")
                .force(DARK, 9);
    }

    @Test
    void oneAlienDeploysThereFromTheReserveDeckInAGame() {
        var scene = dark().turn(DARK, Phase.DEPLOY);
        scene.use(CHAMBER).passResponses().chooseOnly("Dengar").passResponses();
        assertThat(scene.locationOf("Dengar")).isEqualTo(CHAMBER);
        assertThat(scene.forcePile(DARK)).hasSize(5);
        scene.passUntil(DARK).mayNot("use " + CHAMBER);
    }

    @Test
    void onlyInTheDeployPhaseOfTheDarkSide() {
        dark().turn(DARK, Phase.CONTROL).mayNot("use " + CHAMBER);
        dark().turn(DARK, Phase.MOVE).mayNot("use " + CHAMBER);
        dark().turn(LIGHT, Phase.DEPLOY).mayNot("use " + CHAMBER).pass().mayNot("use " + CHAMBER);
    }

    private static Position light(int force) {
        return table().site(CHAMBER, DARK).on(CHAMBER, "Scum And Villainy").force(LIGHT, force);
    }

    @Test
    void whoControlsItCancelsScumAndVillainyForFourForce() {
        var scene = light(5).at(CHAMBER, "Rebel Trooper").turn(LIGHT, Phase.CONTROL);
        scene.use(CHAMBER).passResponses();
        assertThat(scene.isOnTable("Scum And Villainy")).isFalse();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    @Test
    void notWithoutControlOrForceOrTheEffect() {
        light(5).at(CHAMBER, "Rebel Trooper", "Stormtrooper")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + CHAMBER);
        light(3).at(CHAMBER, "Rebel Trooper").turn(LIGHT, Phase.CONTROL).mayNot("use " + CHAMBER);
        table().at(CHAMBER, "Rebel Trooper")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + CHAMBER);
    }

    @Test
    void noRevolutionIsDeployedThere() {
        var scene =
                table().site(CHAMBER, DARK)
                        .site(CANTINA, DARK)
                        .hand(LIGHT, "Revolution")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Revolution").passResponses();
        assertThat(scene.hostOf("Revolution")).isEqualTo(CANTINA);
    }
}
