package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tatooine: Bluffs. */
class TatooineBluffsTest {
    private static final String BLUFFS = "Tatooine: Bluffs";

    private static Position bluffs(String... stacked) {
        return table().site(BLUFFS, DARK).at(BLUFFS, "Darth Vader").stacked(BLUFFS, stacked);
    }

    @Test
    void oneCardFromHandIsABluff() {
        var scene = bluffs().hand(DARK, "Danz Borin", "Stormtrooper").turn(DARK, Phase.CONTROL);

        scene.use(BLUFFS);

        assertThat(oneOf(scene)).containsExactlyInAnyOrder("Danz Borin", "Stormtrooper");
    }

    @Test
    void nobodyBluffsInTheOpponentsTurn() {
        bluffs().hand(DARK, "Danz Borin")
                .turn(LIGHT, Phase.CONTROL)
                .pass(LIGHT)
                .mayNot("use " + BLUFFS);
    }

    @Test
    void lightCallsOneBluffInDarksDeployPhaseOnly() {
        var scene = bluffs("Danz Borin", "Stormtrooper").turn(DARK, Phase.DEPLOY).pass(DARK);
        scene.use(BLUFFS);
        assertThat(oneOf(scene)).hasSize(2);

        bluffs("Danz Borin").turn(LIGHT, Phase.DEPLOY).mayNot("use " + BLUFFS);
        bluffs().turn(DARK, Phase.DEPLOY).pass(DARK).mayNot("use " + BLUFFS);
    }

    /** What DARK may do with the bluff that was called, while another character lies there too. */
    @ParameterizedTest
    @CsvSource({"Danz Borin, true", "Blizzard 2, true", "TIE Scout, false", "Rock Wart, false"})
    void aCharacterOrVehicleMayBeDeployedForFree(String bluff, boolean deployed) {
        var scene = bluffs(bluff, "Stormtrooper").turn(DARK, Phase.DEPLOY).pass(DARK);

        scene.use(BLUFFS).choose(bluff).passResponses();
        if (deployed) {
            scene.expectDecider(DARK);
            assertThat(scene.offered()).contains(bluff).doesNotContain("Stormtrooper");
            scene.choose(bluff).passResponses();
        } else {
            assertThat(scene.isOffered(bluff)).isFalse();
        }
        scene.passUntil(DARK, Phase.DEPLOY);

        assertThat(scene.isOnTable(bluff)).isEqualTo(deployed);
        // the card and two Force
        assertThat(scene.lost(DARK)).hasSize(deployed ? 0 : 3);
    }
}
