package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Our First Catch Of The Day. */
class OurFirstCatchOfTheDayTest {
    @ParameterizedTest
    @CsvSource({"2, true, false", "1, true, true", "1, false, false"})
    void itAddsTwoToTheDestinyOfATractorBeam(int below, boolean helped, boolean caught) {
        String card = "Our First Catch Of The Day";
        var scene =
                table().at("Tatooine", "Devastator", "X-wing")
                        .on("Devastator", "Tractor Beam")
                        .hand(DARK, card)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine").mayNot("play " + card).passUntil("use Tractor Beam");
        scene.nextDestiny(DARK, (int) scene.defense("X-wing") - below);
        scene.use("Tractor Beam");
        if (helped) {
            scene.passUntil("play " + card).play(card);
        }
        scene.passResponses();
        assertThat(scene.has("X-wing", Flag.STOLEN)).isEqualTo(caught);
    }

    @Test
    void itAddsNothingToOtherDestinies() {
        var scene =
                table().at(FARM, "Darth Vader", "Luke Skywalker")
                        .on("Darth Vader", "Dark Jedi Lightsaber")
                        .hand(DARK, "Our First Catch Of The Day")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(FARM).fire("Dark Jedi Lightsaber").at("Luke Skywalker");
        mayNotInThisPhase(scene, "play Our First Catch Of The Day");
    }
}
