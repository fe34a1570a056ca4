package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Aurra Sing. */
class AurraSingTest {
    private static final String AURRA = "Aurra Sing";
    private static final String SABER = "Obi-Wan's Lightsaber";

    private static Position duelists() {
        return table().at(CANTINA, AURRA, "Obi-Wan Kenobi", "Stormtrooper")
                .on("Obi-Wan Kenobi", SABER)
                .hit("Obi-Wan Kenobi");
    }

    @Test
    @Claim("aurra-sing#3")
    void sheStealsTheLightsaberOfOneWhoIsLostAndUsesIt() {
        var scene =
                duelists().at(CANTINA, "Luke Skywalker").force(DARK, 5).turn(DARK, Phase.CONTROL);
        scene.use(AURRA).passResponses();
        assertThat(scene.hostOf(SABER)).isEqualTo(AURRA);
        assertThat(scene.ownerOf(SABER)).isEqualTo(DARK);
        assertThat(scene.isIn("Obi-Wan Kenobi", Zone.LOST_PILE)).isTrue();
        scene.passUntil(DARK, Phase.BATTLE).battleAt(CANTINA).offers("fire " + SABER);
    }

    @Test
    @Claim("aurra-sing#3")
    void anotherWhoCarriesItCannotUseIt() {
        table().at(CANTINA, AURRA, "Stormtrooper", "Luke Skywalker")
                .on("Stormtrooper", SABER)
                .stolen(SABER)
                .force(DARK, 5)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("fire " + SABER);
    }

    @Test
    void sheStealsNoOtherWeapon() {
        var scene =
                duelists()
                        .on("Obi-Wan Kenobi", "Blaster Rifle")
                        .at(CANTINA, "Luke Skywalker")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .turn(DARK, Phase.CONTROL);
        scene.use(AURRA).mayNot("Blaster Rifle", "Anakin's Lightsaber").passResponses();
        assertThat(scene.cardsOn(AURRA)).containsExactly(SABER);
    }

    @Test
    void sheStealsOnlyWhereSheIsPresentAndFromTheOpponent() {
        table().at(BAY, AURRA)
                .at(CANTINA, "Obi-Wan Kenobi")
                .on("Obi-Wan Kenobi", SABER)
                .hit("Obi-Wan Kenobi")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + AURRA);
        table().at(CANTINA, AURRA, "Darth Vader")
                .on("Darth Vader", "Vader's Lightsaber")
                .hit("Darth Vader")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + AURRA);
        table().at(CANTINA, AURRA, "Rebel Trooper")
                .on("Rebel Trooper", "Blaster Rifle")
                .hit("Rebel Trooper")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + AURRA);
    }

    @Test
    void onceATurn() {
        var scene =
                duelists()
                        .at(CANTINA, "Luke Skywalker")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .hit("Luke Skywalker")
                        .turn(DARK, Phase.CONTROL);
        scene.passUntil("use " + AURRA).use(AURRA);
        mayNotInThisPhase(scene, "use " + AURRA);
        assertThat(scene.cardsOn(AURRA)).hasSize(1);
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
    }

    @Test
    @Claim({"aurra-sing#1", "aurra-sing#2"})
    void aStolenLightsaberPassesToHerOnlyIfItCouldDeployOnHer() {
        table().at(CANTINA, AURRA, "Stormtrooper")
                .on("Stormtrooper", SABER)
                .stolen(SABER)
                .force(DARK, 5)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("transfer " + SABER);
        var open =
                table().at(CANTINA, AURRA, "Garindan")
                        .on("Garindan", "Jedi Lightsaber")
                        .stolen("Jedi Lightsaber")
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);
        open.transfer("Jedi Lightsaber").passResponses();
        assertThat(open.hostOf("Jedi Lightsaber")).isEqualTo(AURRA);
    }

    @Test
    void withALightsaberSheIsHarderToWearDown() {
        assertThat(table().at(CANTINA, AURRA).turn(DARK).immunity(AURRA)).isEqualTo(3);
        assertThat(
                        table().at(CANTINA, AURRA)
                                .on(AURRA, SABER)
                                .stolen(SABER)
                                .turn(DARK)
                                .immunity(AURRA))
                .isEqualTo(5);
        assertThat(
                        table().at(CANTINA, AURRA)
                                .on(AURRA, "Imperial Blaster")
                                .turn(DARK)
                                .immunity(AURRA))
                .isEqualTo(3);
    }
}
