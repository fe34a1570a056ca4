package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Collision! */
class CollisionTest {
    private static Position fleet(String... ships) {
        return table().system("Anoat", DARK)
                .locationOf("Anoat", "Big One", DARK)
                .at("Big One", ships)
                .at("Big One", "Space Slug (4_112)")
                .at("Big One", "X-wing")
                .at("Kessel", "TIE Scout")
                .hand(LIGHT, "Collision!")
                .force(LIGHT, 2);
    }

    @ParameterizedTest
    @CsvSource({"1, true", "2, false"})
    void aLowDestinyCostsTheOpponentOneOfHisStarships(int destiny, boolean lost) {
        var scene =
                fleet("TIE Fighter", "Devastator")
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.CONTROL)
                        .play("Collision!");
        scene.passResponses();
        assertThat(scene.prompt() == Prompt.Key.PICK).isEqualTo(lost);
        if (lost) {
            assertThat(scene.offered()).containsExactlyInAnyOrder("TIE Fighter", "Devastator");
            scene.choose("TIE Fighter").passResponses();
            assertThat(scene.lost(DARK)).containsExactly("TIE Fighter");
        }
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    @Test
    void twoOfHisMustBePresentAtOneSystemOrSector() {
        fleet("TIE Fighter").turn(LIGHT, Phase.CONTROL).mayNot("play Collision!");
        fleet("TIE Fighter", "Y-wing").turn(LIGHT, Phase.CONTROL).mayNot("play Collision!");
        fleet("Y-wing", "Gold 1").turn(LIGHT, Phase.CONTROL).mayNot("play Collision!");
        table().at(BAY, "Devastator", "TIE Fighter")
                .hand(LIGHT, "Collision!")
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Collision!");
        table().system("Anoat", DARK)
                .locationOf("Anoat", "Asteroid Field", DARK)
                .at("Asteroid Field", "Devastator", "TIE Fighter")
                .hand(LIGHT, "Collision!")
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.CONTROL)
                .offers("play Collision!");
    }
}
