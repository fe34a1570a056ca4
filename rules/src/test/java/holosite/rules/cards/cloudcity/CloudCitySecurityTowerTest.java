package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Cloud City: Security Tower. */
class CloudCitySecurityTowerTest {
    private static final String TOWER = "Cloud City: Security Tower";
    private static final String USE = "use " + TOWER;

    @Test
    void onceInTheGameDarkTakesLandoIntoHand() {
        String lando = "dark Lando Calrissian (5_99)";
        var scene =
                table().site(TOWER, DARK)
                        .reserve(DARK, lando, lando, "Bossk")
                        .turn(DARK, Phase.CONTROL);

        scene.use(TOWER).mayNot("Bossk", "Lando Calrissian; Lando Calrissian#2");
        scene.choose("Lando Calrissian").passResponses();
        assertThat(scene.hand(DARK)).hasSize(1);

        scene.mayNot(USE).endTurn().endTurn();
        scene.passUntil(DARK, Phase.ACTIVATE).mayNot(USE);
    }

    private static Position prison() {
        return table().site(TOWER, DARK)
                .imprisoned(TOWER, "Han Solo", "Leia Organa")
                .at(TOWER, "Rebel Trooper");
    }

    @Test
    @Ruling("instead-of-draining")
    void whoControlsItReleasesOneCaptiveInsteadOfDraining() {
        var scene = prison().turn(LIGHT, Phase.CONTROL);

        scene.offers("drain at " + TOWER).use(TOWER).mayNot("Rebel Trooper");
        scene.mayNot("Han Solo; Leia Organa").choose("Han Solo");
        scene.passUntil(LIGHT);

        assertThat(scene.isCaptive("Han Solo")).isFalse();
        assertThat(scene.isCaptive("Leia Organa")).isTrue();
        scene.mayNot(USE, "drain at " + TOWER);
    }

    @Test
    void itTakesControlAndTheControlPhaseOfTheLightSide() {
        prison().at(TOWER, "Stormtrooper").turn(LIGHT, Phase.CONTROL).mayNot(USE);
        prison().turn(LIGHT, Phase.DEPLOY).mayNot(USE);
        var theirs = prison().turn(DARK, Phase.CONTROL);
        theirs.pass();
        assertThat(theirs.isOffered(USE) && theirs.whoDecides() == LIGHT).isFalse();
    }

    @Test
    void captivesElsewhereAreOutOfReach() {
        table().at(TOWER, "Rebel Trooper")
                .at(CANTINA, "Darth Vader")
                .captive("Darth Vader", "Han Solo")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot(USE);
    }
}
