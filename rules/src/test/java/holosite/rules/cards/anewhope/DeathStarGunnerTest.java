package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Death Star Gunner. */
class DeathStarGunnerTest {
    private static final String GUNNER = "Death Star Gunner";

    private static Position at(String place) {
        return table().at(place, GUNNER).reserve(DARK, "Superlaser");
    }

    @Test
    void onTheDeathStarHeGoesToTheUsedPileForTheSuperlaser() {
        var scene = at(WAR_ROOM).reserve(DARK, "Superlaser").turn(DARK, Phase.CONTROL);
        scene.use(GUNNER).passResponses();
        scene.choose("Superlaser").passResponses();
        assertThat(scene.hand(DARK)).hasSize(1);
        assertThat(scene.used(DARK)).containsExactly(GUNNER);
    }

    @Test
    void elsewhereOrAtAnotherTimeHeStays() {
        at(CANTINA).turn(DARK, Phase.CONTROL).mayNot("use " + GUNNER);
        at(WAR_ROOM).turn(DARK, Phase.DEPLOY).mayNot("use " + GUNNER);
        at(WAR_ROOM).turn(LIGHT, Phase.CONTROL).pass().mayNot("use " + GUNNER);
        table().at("Death Star", "Devastator")
                .passenger("Devastator", GUNNER)
                .reserve(DARK, "Superlaser")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + GUNNER);
    }

    @ParameterizedTest
    @CsvSource({"Death Star: War Room, true", "Tatooine: Cantina, false", "Death Star, false"})
    void onTheDeathStarHeAddsTwoToThePrimaryIgnition(String place, boolean helps) {
        // two Death Star sites and a destiny of 5, against a planet without sites: 9 with him, 7
        // without
        var position =
                table().system("Alderaan", DARK)
                        .system("Death Star", DARK)
                        .counter("Death Star", 2)
                        .aimed("Death Star", "Alderaan")
                        .on("Death Star", "Superlaser")
                        .site(WAR_ROOM, DARK)
                        .site("Death Star: Detention Block Corridor", DARK);
        if (place.equals("Death Star")) {
            position.at(place, "Devastator").passenger("Devastator", GUNNER);
        } else {
            position.at(place, GUNNER);
        }
        var scene =
                position.hand(DARK, "Commence Primary Ignition")
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Commence Primary Ignition").passResponses();
        scene.option(1).passResponses();
        assertThat(scene.has("Alderaan", Flag.BLOWN_AWAY)).isEqualTo(helps);
    }
}
