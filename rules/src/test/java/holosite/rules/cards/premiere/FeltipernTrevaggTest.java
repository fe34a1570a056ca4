package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Feltipern Trevagg. */
class FeltipernTrevaggTest {
    @ParameterizedTest
    @CsvSource({
        "Tatooine: Lars' Moisture Farm, '', DARK, 2",
        "Tatooine: Lars' Moisture Farm, '', LIGHT, 2",
        "Tatooine: Cantina, '', LIGHT, 4",
        "Tatooine: Cantina, R2-X2, LIGHT, 1",
        "Tatooine: Cantina, R4-M9, DARK, 1"
    })
    void whereHeIsABattleCostsAllIconsUnlessADroidIsPresent(
            String place, String droid, Side side, int cost) {
        var position =
                table().site(place, DARK)
                        .at(place, "Feltipern Trevagg", "Rebel Trooper")
                        .at(BAY, "EG-6")
                        .force(side, 6);
        if (!droid.isEmpty()) {
            position.at(place, droid);
        }
        var scene = position.turn(side, Phase.BATTLE).battleAt(place);
        assertThat(scene.forcePile(side)).hasSize(6 - cost);
    }

    @Test
    void elsewhereItCostsTheUsual() {
        var scene =
                table().at(CANTINA, "Feltipern Trevagg")
                        .at(BAY, "Stormtrooper", "Rebel Trooper")
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(BAY);
        assertThat(scene.forcePile(LIGHT)).hasSize(5);
    }

    @Test
    void insideAStarshipNoIconsArePresentWithHim() {
        var scene =
                table().at("Tatooine", "Devastator", "Home One")
                        .passenger("Devastator", "Feltipern Trevagg")
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine");
        assertThat(scene.forcePile(LIGHT)).hasSize(6);
    }
}
