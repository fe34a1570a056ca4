package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Mosep. */
class MosepTest {
    private static final String MOSEP = "Mosep";

    private static Scene drained(String mosepAt, int deck) {
        var position =
                table().at(CANTINA, "Darth Vader")
                        .site(BAY, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(FARM, DARK)
                        .at(mosepAt, MOSEP)
                        .hand(LIGHT, "Luke Skywalker")
                        .force(LIGHT, 3)
                        .used(LIGHT, 2);
        if (deck == 0) {
            position.nothingElseInReserve(LIGHT);
        }
        return position.turn(DARK, Phase.CONTROL).drainAt(CANTINA).passResponses();
    }

    @Test
    void forceDrainedAtTheSameOrAnAdjacentSiteComesFromTheReserveDeck() {
        for (String at : List.of(CANTINA, BAY)) {
            var scene = drained(at, 1);
            scene.passUntil(DARK, Phase.DEPLOY);
            assertThat(scene.forcePile(LIGHT)).hasSize(3);
            assertThat(scene.lost(LIGHT)).isNotEmpty();
            assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.LOSE_FORCE_FROM);
        }
        var scene = drained(BAY, 1);
        assertThat(scene.whoDecides()).isEqualTo(DARK);
    }

    @Test
    void drainedFartherAwayItComesFromAnywhere() {
        var scene = drained(FARM, 1);
        scene.offers("Reserve Deck", "Force Pile", "Used Pile", "Luke Skywalker");
    }

    @Test
    void anEmptyReserveDeckIsNotAsked() {
        var scene = drained(CANTINA, 0);
        scene.offers("Force Pile", "Used Pile", "Luke Skywalker");
    }

    @Test
    void hisOwnPlayerLosesAsHeLikes() {
        var scene =
                table().at(CANTINA, "Luke Skywalker")
                        .at(BAY, MOSEP)
                        .force(DARK, 3)
                        .used(DARK, 2)
                        .turn(LIGHT, Phase.CONTROL)
                        .drainAt(CANTINA)
                        .passResponses();
        scene.offers("Reserve Deck", "Force Pile", "Used Pile");
    }

    @Test
    void inSpaceHeHasNoSayInIt() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", MOSEP)
                        .force(LIGHT, 3)
                        .used(LIGHT, 2)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt("Tatooine")
                        .passResponses();
        scene.offers("Reserve Deck", "Force Pile", "Used Pile");
    }
}
