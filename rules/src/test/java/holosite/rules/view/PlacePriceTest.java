package holosite.rules.view;

import static holosite.language.card.Side.DARK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.rules.decision.Decision;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a deployment would really cost is told before it is begun. */
class PlacePriceTest {

    private static List<PlacePrice> prices(Scene scene, String card) {
        var choices = scene.game().view(DARK).question().orElseThrow().choices();
        for (int i = 0; i < choices.size(); i++) {
            if (choices.get(i).card().title().equals(card)) {
                return scene.game()
                        .prices(((Decision.ChooseAct) scene.game().decision()).acts().get(i));
            }
        }
        throw new AssertionError(card + " is not offered");
    }

    @Test
    void aStarshipCostsLessWhereATextSaysSo() {
        var scene =
                Scene.with(AllCards::all)
                        .site("Kessel", DARK)
                        .site("Tatooine", DARK)
                        .hand(DARK, "Devastator")
                        .force(DARK, 12)
                        .turn(DARK, Phase.DEPLOY);
        int printed = scene.deployCost("Devastator", "Tatooine");
        assertThat(scene.deployCost("Devastator", "Kessel")).isEqualTo(printed - 1);
        assertThat(prices(scene, "Devastator"))
                .extracting(price -> price.target().title(), PlacePrice::force)
                .containsExactlyInAnyOrder(
                        tuple("Kessel", printed - 1), tuple("Tatooine", printed));
    }

    @Test
    void aPlaceThatCannotBePaidForIsNotAmongThem() {
        var scene =
                Scene.with(AllCards::all)
                        .site("Kessel", DARK)
                        .site("Tatooine", DARK)
                        .hand(DARK, "Devastator")
                        .force(DARK, 7)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(prices(scene, "Devastator"))
                .extracting(price -> price.target().title(), PlacePrice::force)
                .containsExactly(tuple("Kessel", 7));
    }

    @Test
    void aShipWithItsPilotIsPaidForTogether() {
        var scene =
                Scene.with(AllCards::all)
                        .site("Kessel", DARK)
                        .hand(DARK, "Vader's Custom TIE", "Darth Vader", "DS-61-2")
                        .force(DARK, 12)
                        .turn(DARK, Phase.DEPLOY);
        int ship = scene.deployCost("Vader's Custom TIE", "Kessel");
        int pilot = scene.deployCost("DS-61-2", "Kessel");
        assertThat(prices(scene, "Vader's Custom TIE"))
                .extracting(PlacePrice::force)
                .containsExactly(ship + pilot);
    }
}
