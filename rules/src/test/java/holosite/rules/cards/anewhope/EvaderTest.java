package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Evader. */
class EvaderTest {
    @ParameterizedTest
    @CsvSource({
        "Tatooine: Cantina, Darth Vader, true",
        "Tatooine: Cantina, General Veers, false",
        "Death Star: War Room, General Veers, true",
        "Death Star: War Room, Dengar, false"
    })
    @Claim({"evader#2", "evader#3"})
    void evaderSavesVaderAndImperialsOfTheDeathStar(String place, String imperial, boolean saves) {
        var scene =
                table().at(place, imperial)
                        .hit(imperial)
                        .hand(DARK, "Evader")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.isIn(imperial, Zone.LOST_PILE)).isTrue();
        if (!saves) {
            scene.mayNot("play Evader");
            return;
        }
        scene.play("Evader").passResponses();
        assertThat(scene.isIn(imperial, Zone.USED_PILE)).isTrue();
        assertThat(scene.isIn("Evader", Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim("evader#2")
    void evaderSavesVadersCustomTie() {
        var scene =
                table().at("Tatooine", "Vader's Custom TIE")
                        .pilot("Vader's Custom TIE", "DS-61-2")
                        .hit("Vader's Custom TIE")
                        .hand(DARK, "Evader")
                        .turn(DARK, Phase.CONTROL);
        scene.passUntil("play Evader").play("Evader").passResponses();
        assertThat(scene.isIn("Vader's Custom TIE", Zone.USED_PILE)).isTrue();
    }

    @Test
    @Claim("evader#1")
    void itCancelsEveryRevolutionAndTheirOwnersLoseOneForceForEach() {
        var scene =
                table().site("Tatooine: Cantina", DARK)
                        .site("Tatooine: Mos Eisley", DARK)
                        .on("Tatooine: Cantina", "Revolution")
                        .on("Tatooine: Mos Eisley", "Revolution")
                        .at("Tatooine: Cantina", "Stormtrooper", "Rebel Trooper")
                        .hand(DARK, "Evader")
                        .turn(DARK, Phase.CONTROL);
        scene.play("Evader").passResponses();
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.isOnTable("Revolution#1")).isFalse();
        assertThat(scene.isOnTable("Revolution#2")).isFalse();
        assertThat(scene.lost(LIGHT)).hasSize(2 + 2);
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.isIn("Evader", Zone.USED_PILE)).isTrue();
        table().hand(DARK, "Evader").turn(DARK, Phase.CONTROL).mayNot("play Evader");
    }

    @Test
    void whoIsLostFromHandIsNotSaved() {
        var scene =
                table().at("Death Star: War Room", "Luke Skywalker")
                        .hand(DARK, "Evader", "General Veers")
                        .turn(LIGHT, Phase.CONTROL);
        scene.drainAt("Death Star: War Room").passResponses();
        scene.passUntil(DARK).choose("General Veers");
        assertThat(scene.lost(DARK)).contains("General Veers");
        assertThat(scene.isOffered("play Evader")).isFalse();
    }

    @Test
    void eachPlayerLosesForceForHisOwnRevolutions() {
        var scene =
                table().site("Tatooine: Cantina", DARK)
                        .site("Tatooine: Mos Eisley", DARK)
                        .on("Tatooine: Cantina", "Revolution")
                        .on("Tatooine: Mos Eisley", "Revolution")
                        .stolen("Revolution#2")
                        .hand(DARK, "Evader")
                        .turn(DARK, Phase.CONTROL);
        scene.play("Evader").passResponses();
        scene.passUntil(DARK, Phase.DEPLOY);
        // the Revolution and one Force each
        assertThat(scene.lost(LIGHT)).hasSize(1 + 1);
        assertThat(scene.lost(DARK)).hasSize(1 + 1);
    }

    @Test
    void aCustomTieThatWasStolenIsNotSaved() {
        var scene =
                table().at("Tatooine", "Vader's Custom TIE")
                        .pilot("Vader's Custom TIE", "Luke Skywalker")
                        .stolen("Vader's Custom TIE")
                        .hit("Vader's Custom TIE")
                        .hand(DARK, "Evader")
                        .turn(DARK, Phase.CONTROL);
        scene.answerDefaults(
                () -> {
                    scene.mayNot("play Evader");
                    return scene.phase() == Phase.CONTROL;
                });
        assertThat(scene.isOnTable("Vader's Custom TIE")).isFalse();
    }
}
