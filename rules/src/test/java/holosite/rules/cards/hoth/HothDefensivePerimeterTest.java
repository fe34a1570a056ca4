package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hoth: Defensive Perimeter (3rd Marker). */
class HothDefensivePerimeterTest {
    @ParameterizedTest
    @CsvSource({
        "Hoth: Defensive Perimeter (3rd Marker), 0, true",
        "Hoth: Defensive Perimeter (3rd Marker), 1, false",
        "Hoth: Ice Plains (5th Marker), 0, false"
    })
    void darkWeaponsThereDrawOneMore(String site, int below, boolean hit) {
        var scene =
                table().site(PERIMETER, DARK)
                        .at(site, "Stormtrooper", "Rebel Trooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(site);
        scene.nextDestiny(DARK, (int) scene.defense("Rebel Trooper") - below);
        scene.fire("Imperial Blaster").passResponses();
        assertThat(scene.lost(LIGHT).contains("Rebel Trooper")).isEqualTo(hit);
    }

    @Test
    void lightWeaponsThereDoNot() {
        var scene =
                table().site(PERIMETER, DARK)
                        .at(PERIMETER, "Stormtrooper", "Rebel Trooper")
                        .on("Rebel Trooper", "Blaster Rifle")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(PERIMETER);
        scene.nextDestiny(LIGHT, (int) scene.defense("Stormtrooper") - 1);
        scene.fire("Blaster Rifle").passResponses();
        assertThat(scene.isOnTable("Stormtrooper")).isTrue();
    }
}
