package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Old Ben. */
class OldBenTest {
    private static final String BEN = "Old Ben";

    /** A battle at this place that costs Light more than it has there. */
    private static Scene battle(String place, Side turn, String... light) {
        var position =
                place.equals("Tatooine")
                        ? table().at(place, "Devastator")
                        : table().at(place, "Darth Vader", "General Veers", "Stormtrooper");
        return position.at(place, light)
                .hand(LIGHT, BEN)
                .force(LIGHT, 1)
                .force(turn, 1)
                .turn(turn, Phase.BATTLE)
                .battleAt(place);
    }

    @Test
    void aCharacterForfeitedAtATatooineSiteComesBackForOneForce() {
        var scene = battle(CANTINA, DARK, "Dutch").passUntil("forfeit Dutch");
        int force = scene.forcePile(LIGHT).size();
        scene.forfeit("Dutch").passUntil("play " + BEN).play(BEN).passResponses();
        assertThat(scene.locationOf("Dutch")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 1);
        assertThat(scene.isIn(BEN, Zone.LOST_PILE)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Ice Plains (5th Marker), Dutch",
        "Tatooine: Cantina, Obi-Wan Kenobi",
        "Tatooine: Mos Eisley, Snowspeeder",
        "Tatooine, X-wing"
    })
    void noOtherCardAndNoneElsewhere(String place, String card) {
        var scene = battle(place, DARK, card).passUntil("forfeit " + card).forfeit(card);
        while (scene.inBattle()) {
            scene.mayNot("play " + BEN).answerDefault();
        }
        assertThat(scene.isOnTable(card)).isFalse();
    }

    @Test
    void nobodyComesBackFromAStarshipOrForTheOpponent() {
        var above =
                table().at("Tatooine", "Devastator", "Tantive IV")
                        .pilot("Tantive IV", "Dutch")
                        .hand(LIGHT, BEN)
                        .force(LIGHT, 1)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .passUntil("forfeit Dutch")
                        .forfeit("Dutch");
        while (above.inBattle()) {
            above.mayNot("play " + BEN).answerDefault();
        }
        var theirs =
                table().at(CANTINA, "Luke Skywalker", "Chewbacca", "Stormtrooper")
                        .hand(LIGHT, BEN)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("forfeit Stormtrooper")
                        .forfeit("Stormtrooper");
        while (theirs.inBattle()) {
            theirs.mayNot("play " + BEN).answerDefault();
        }
    }
}
