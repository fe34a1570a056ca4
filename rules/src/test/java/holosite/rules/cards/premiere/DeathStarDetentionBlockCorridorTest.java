package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Death Star: Detention Block Corridor. */
class DeathStarDetentionBlockCorridorTest {
    @ParameterizedTest
    @CsvSource({"Death Star: Detention Block Corridor, true", "Death Star: War Room, false"})
    void darkWeaponsThereDrawOneMore(String site, boolean hit) {
        var scene =
                table().site(site, DARK)
                        .at(site, "Stormtrooper", "Rebel Trooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(site);
        scene.nextDestiny(DARK, (int) scene.defense("Rebel Trooper"));
        scene.fire("Imperial Blaster").passResponses();
        assertThat(scene.lost(LIGHT).contains("Rebel Trooper")).isEqualTo(hit);
    }
}
