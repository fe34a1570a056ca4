package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tagge Seeker and Tarkin Seeker. */
class TaggeSeekerTest {
    private static boolean finds(String seeker, String site, String... cards) {
        var position = table().site(CANTINA, DARK).site(BAY, DARK).at(site, cards);
        var scene = position.on(CANTINA, seeker).turn(LIGHT, Phase.CONTROL);
        scene.answerDefault();
        return !scene.isOnTable(seeker);
    }

    @ParameterizedTest
    @CsvSource({
        "Tagge Seeker, Stormtrooper, true",
        "Tagge Seeker, AT-AT Driver, false",
        "Tagge Seeker, Darth Vader, false",
        "Tarkin Seeker, Garindan, true",
        "Tarkin Seeker, Stormtrooper, false",
        "Tarkin Seeker, Bane Malar, false"
    })
    void aSeekerIsLostTogetherWithItsPreyOfLittleAbility(
            String seeker, String card, boolean found) {
        assertThat(finds(seeker, CANTINA, card)).isEqualTo(found);
    }

    @ParameterizedTest
    @CsvSource({"Tagge Seeker, Stormtrooper", "Tarkin Seeker, Garindan"})
    void notWithOneElsewhere(String seeker, String card) {
        assertThat(finds(seeker, BAY, card)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"Tagge Seeker, Stormtrooper", "Tarkin Seeker, Garindan"})
    void thePreyIsLostAsWell(String seeker, String card) {
        var scene = table().at(CANTINA, card).on(CANTINA, seeker).turn(LIGHT, Phase.CONTROL);
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(DARK)).contains(card);
        assertThat(scene.lost(LIGHT)).contains(seeker);
    }
}
