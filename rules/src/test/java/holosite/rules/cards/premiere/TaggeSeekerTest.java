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

/** Tagge Seeker and Tarkin Seeker, and what they have in common with Han Seeker and Luke Seeker. */
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
        "Tagge Seeker, DS-61-2, true",
        "Tagge Seeker, General Veers, false",
        "Tarkin Seeker, Garindan, true",
        "Tarkin Seeker, Stormtrooper, false",
        "Tarkin Seeker, Bane Malar, false",
        "Tarkin Seeker, Bossk, true",
        "Tarkin Seeker, Boba Fett (5_91), false",
        "Han Seeker, Devaronian, true",
        "Han Seeker, Rebel Trooper, false",
        "Han Seeker, Arleil Schous, false",
        "Luke Seeker, Wedge Antilles, true",
        "Luke Seeker, Han Solo, false",
        "Luke Seeker, Snowspeeder, false"
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

    /** The last two can be chosen; the one before is elsewhere. */
    @ParameterizedTest
    @CsvSource({
        "Tagge Seeker, AT-AT Driver, General Veers, Sandtrooper, Stormtrooper, DS-61-2",
        "Tarkin Seeker, Stormtrooper, Boba Fett (5_91), Dengar, Garindan, Bossk",
        "Han Seeker, Rebel Trooper, Arleil Schous, Joh Yowza, Devaronian, Wioslea",
        "Luke Seeker, Rebel Trooper, Han Solo, Dutch, Wedge Antilles, Jek Porkins",
        "Luke Seeker, Snowspeeder, Luke Skywalker, Dutch, Wedge Antilles, Jek Porkins"
    })
    void oneOfSeveralIsChosen(
            String seeker, String other, String able, String away, String one, String two) {
        var scene =
                table().at(CANTINA, other, able, one, two)
                        .at(BAY, away)
                        .on(CANTINA, seeker)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.offered()).containsExactlyInAnyOrder(one, two);
        scene.mayNot(one + "; " + two).choose(one);
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.isOnTable(one)).isFalse();
        assertThat(scene.isOnTable(two)).isTrue();
        assertThat(scene.isOnTable(seeker)).isFalse();
    }
}
